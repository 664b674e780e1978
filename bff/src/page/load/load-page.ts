import type { AudienceField } from '@broadsheet/contract/audience';
import type { PageBlock, PageRedirect } from '@broadsheet/contract/page-json';
import type { SeoData } from '@broadsheet/contract/seo';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { type Ending, endingOf } from '@broadsheet/upstream/lazy-abort';
import type { BlocksPlan } from '../plan/plan-blocks.ts';
import type { PagePlan } from '../plan/plan-page.ts';
import { flattenBlocks, type LoadedVerdict, loadBlocks } from './load-blocks.ts';
import { loadSeo } from './load-planned.ts';
import { createPageLoad, type LoadDeps, openPageEnding } from './page-load.ts';

/** The data of a page. */
export interface LoadedPage {
  readonly status: LoadedVerdict['status'];
  readonly blocks: readonly PageBlock[];
  readonly verdict: LoadedVerdict;
  readonly serviceSeo: SeoData | null;
  /** Fields of the audience that loaders have read. */
  readonly read: ReadonlySet<AudienceField>;
  /** False when a block failed. */
  readonly isComplete: boolean;
  /** Epoch ms at which the page next changes by a schedule; null is never. */
  readonly changesAt: number | null;
}

/** The entity that the address names does not exist. */
export const MISSING = 'missing';

const hasPrimary = (planned: readonly PlanBlock[], { definitions }: LoadDeps): boolean =>
  flattenBlocks(planned).some(({ type }) => definitions[type]?.primary);

const isReady = ({ state, slots }: PageBlock): boolean =>
  state === 'ready' && Object.values(slots ?? {}).every((slot) => slot.every(isReady));

/** By a schedule of the page, of its layout, or of what its blocks show. */
const nextChange = (loaded: number, ...planned: readonly (number | null)[]): number | null => {
  const first = Math.min(loaded, ...planned.flatMap((at) => at ?? []));
  return Number.isFinite(first) ? first : null;
};

/** The outcome that the loaded blocks force on the page, such as a redirect; null where they make a page. */
const findOtherEnd = (
  { match }: PagePlan,
  { redirect, status }: LoadedVerdict,
): PageRedirect | typeof MISSING | null => {
  if (redirect) return { redirect };
  return status === 404 && match.kind !== 'notfound' ? MISSING : null;
};

/** The call in place of several that the blocks of a whole page make. */
const composeCall = ({ composePageCall }: LoadDeps, { match, selected }: PagePlan) =>
  composePageCall?.(
    match,
    flattenBlocks(selected.plan.blocks).map(({ type, settings, loaderSettings }) => ({
      type,
      settings: loaderSettings ?? settings,
    })),
  ) ?? null;

/** Loads the data of a page, then aborts whatever still runs. @param waiting of the callers that wait for the page */
export const loadPage = async (
  deps: LoadDeps,
  plan: PagePlan,
  waiting: Ending,
): Promise<PageRedirect | typeof MISSING | LoadedPage> => {
  const opened = openPageEnding(waiting);
  try {
    const { blocks: planned, unsupported, validUntil } = plan.selected.plan;
    const load = createPageLoad(deps, plan, opened.ending, composeCall(deps, plan));
    const isLed = hasPrimary(planned, deps);
    const [loaded, ownSeo] = await Promise.all([
      loadBlocks(load, planned),
      isLed ? null : loadSeo(load),
    ]);
    const { blocks, verdict, expiresAt } = loaded;
    const otherEnd = findOtherEnd(plan, verdict);
    if (otherEnd) return otherEnd;
    // The SEO service titles every page whose primary block gives no title; without it the brand's texts are used.
    const isUntitled = isLed && verdict.seo.title === undefined;
    const serviceSeo = isUntitled ? await loadSeo(load) : ownSeo;
    for (const block of unsupported) deps.reports.unsupported(block);
    return {
      status: plan.match.kind === 'notfound' ? 404 : verdict.status,
      blocks,
      verdict,
      serviceSeo,
      read: load.audiences.read,
      isComplete: blocks.every(isReady),
      changesAt: nextChange(expiresAt, validUntil, plan.opensOrCloses),
    };
  } finally {
    opened.close();
  }
};

/** Loads single blocks of a page again. */
export const loadSingleBlocks = async (
  deps: LoadDeps,
  { page: plan, blocks }: BlocksPlan,
): Promise<readonly PageBlock[]> => {
  const page = openPageEnding(endingOf(plan.request.signal()));
  try {
    const loaded = await loadBlocks(createPageLoad(deps, plan, page.ending), blocks);
    return loaded.blocks;
  } finally {
    page.close();
  }
};
