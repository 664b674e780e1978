import { AppError } from '@broadsheet/contract/errors';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { PageJson, PageRedirect } from '@broadsheet/contract/page-json';
import type { Plan, PlanBlock } from '@broadsheet/layout-engine/plan';
import type { BlocksViewed } from '@broadsheet/telemetry/block-counts/block-counter';
import { withSpan } from '@broadsheet/tracing/with-span';
import type { ExperimentDeps } from '../../experiments/assign-arms.ts';
import { loginHref } from '../../session/login-href.ts';
import { assemblePage } from '../assemble/assemble-page.ts';
import { assemblePreviewNote } from '../assemble/assemble-preview-note.ts';
import { blocksShown } from '../load/block-report.ts';
import type { BlockDeps } from '../load/load-block.ts';
import { type LoadedBlocks, loadBlocks } from '../load/load-blocks.ts';
import { type LoadingDeps, withPageLoading } from '../load/page-loading.ts';
import { readersOf } from '../load/readers.ts';
import { type CachePolicy, isSharedBy } from '../plan/cache-policy.ts';
import { restoreFilter } from '../plan/restore-filter.ts';
import { type SelectedPlan, selectPagePlan } from '../plan/select-page-plan.ts';
import { resolvePageCached } from '../request/page-match-cache.ts';
import type { PageRequest } from '../request/page-request.ts';
import type { ServedCatalogs } from '../request/served-catalog.ts';
import { findLayout, isForOne, isForSeekers } from '../request/with-reader.ts';

export interface PageDeps extends LoadingDeps {
  readonly experiments: ExperimentDeps;
  readonly catalogs: ServedCatalogs;
}

/** A page kind's layout as it stands for who asks. */
export interface PlannedPage {
  readonly match: PageMatch;
  readonly selected: SelectedPlan;
  /** Everybody gets the same bytes of it. */
  readonly isShared: boolean;
}

/** How a page came to be what it is, and how it may be kept. */
export interface Decided {
  readonly status: number;
  readonly policy: CachePolicy;
  readonly selected: SelectedPlan;
  /** What is counted when somebody sees it; one object for as long as the page is kept. */
  readonly shown: BlocksViewed;
  /** Epoch ms at which the page next becomes another; null is never. */
  readonly validUntil: number | null;
}

export interface CompletePage {
  readonly page: PageJson;
  readonly decided: Decided;
}

export type ProducedPage = PageRedirect | CompletePage;

/** By a schedule of the layout, or of what its blocks show. */
const changesAt = (plan: Plan, { until }: LoadedBlocks): number | null => {
  const first = Math.min(plan.validUntil ?? Number.POSITIVE_INFINITY, until);
  return Number.isFinite(first) ? first : null;
};

const hasPrimary = (blocks: readonly PlanBlock[], deps: BlockDeps): boolean =>
  blocks.some(
    (block) =>
      deps.definitions[block.type]?.primary ||
      Object.values(block.slots ?? {}).some((slot) => hasPrimary(slot, deps)),
  );

const planKind = (deps: PageDeps, ask: PageRequest, match: PageMatch): PlannedPage => {
  const found = findLayout(ask.site, match.kind);
  if (!found) return planNotFound(deps, ask, match);
  const selected = selectPagePlan(deps.experiments, ask, match, found);
  const isOwn = ask.preview !== null || ask.site.rollout !== null || isForOne(match);
  const isShared = !isOwn && isSharedBy(selected.plan.consulted);
  return { match, selected, isShared };
};

const planNotFound = (deps: PageDeps, ask: PageRequest, match: PageMatch): PlannedPage => {
  if (match.kind === 'notfound') throw new AppError('NOT_FOUND');
  return planKind(deps, ask, { ...match, kind: 'notfound', params: {} });
};

/**
 * From an address to its plan or redirect. Throws NOT_FOUND only when there is no layout for `notfound`, and
 * SERVICE_UNAVAILABLE for a seeker's page while nobody can tell who asks.
 */
export const planPage = (deps: PageDeps, ask: PageRequest): PageRedirect | PlannedPage => {
  const match = resolvePageCached(ask.site.brand, ask.path);
  if ('redirect' in match) return match;
  const { state } = ask.reader;
  // Studio shows how a page is laid out; what is somebody's own is not there to be shown.
  const isInStudio = ask.preview?.preview.studio !== undefined;
  if (state === 'seeker' || isInStudio || !isForSeekers(match))
    return restoreFilter(ask, match) ?? planKind(deps, ask, match);
  if (state === 'unreachable') throw new AppError('SERVICE_UNAVAILABLE');
  const location = loginHref(match.path, state === 'second-step');
  return { redirect: { status: 302, location } };
};

/** Loads what the plan asks for and puts it together. A thing that does not exist gives the page `notfound`. */
export const producePage = (
  deps: PageDeps,
  ask: PageRequest,
  { match, selected, isShared }: PlannedPage,
): Promise<ProducedPage> => {
  const { plan, audience } = selected;
  const readers = readersOf(audience, isShared);
  return withPageLoading(deps, ask, match, readers, async ({ load, loadSeo }) => {
    const isLed = hasPrimary(plan.blocks, deps);
    const [loaded, ownSeo] = await Promise.all([
      loadBlocks(plan.blocks, load),
      isLed ? null : loadSeo(),
    ]);
    if (loaded.verdict.redirect) return { redirect: loaded.verdict.redirect };
    if (loaded.verdict.status === 404 && match.kind !== 'notfound')
      return producePage(deps, ask, planNotFound(deps, ask, match));
    // The SEO service titles every page whose primary block does not; without it the brand's words do.
    const isUntitled = isLed && loaded.verdict.seo.title === undefined;
    const serviceSeo = isUntitled ? await loadSeo() : ownSeo;
    for (const given of plan.givenUp) deps.reports.givenUp(given);
    const { now, preview, catalogId } = ask;
    const validUntil = changesAt(plan, loaded);
    const { page, policy } = withSpan({ name: 'assemble page' }, () =>
      assemblePage({
        site: ask.site,
        match,
        selected,
        read: readers.read,
        revision: selected.page.revision,
        loaded,
        serviceSeo,
        validUntil,
        now,
        preview: preview && assemblePreviewNote(preview, selected, now),
        catalogId,
        isPersonal: ask.reader.state !== 'visitor' || isForOne(match),
      }),
    );
    const place = { brand: page.brand, page: match.kind, rollout: ask.site.rollout };
    const shown = blocksShown(plan, place, page.blocks);
    const decided = { status: page.page.status, policy, selected, shown, validUntil };
    return { page, decided };
  });
};
