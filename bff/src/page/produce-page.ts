import { setMaxListeners } from 'node:events';
import { findText } from '@broadsheet/content-store/find-text';
import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { seoPage } from '@broadsheet/contract/calls/seo';
import { CatalogueError } from '@broadsheet/contract/errors';
import { hrefOf, type PageMatch } from '@broadsheet/contract/match-page';
import type { PageJson, PageRedirect } from '@broadsheet/contract/page-json';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import type { SeoData } from '@broadsheet/contract/seo';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { ExperimentDeps } from '../experiments/assign-arms.ts';
import { assemblePreviewNote } from '../preview/assemble-preview-note.ts';
import { assemblePage } from './assemble-page.ts';
import type { CachePolicy } from './cache-policy.ts';
import { BLOCK_DEADLINE_MS, type BlockDeps } from './load-block.ts';
import { loadBlocks } from './load-blocks.ts';
import { observeAudience } from './observe-audience.ts';
import type { PageAsk } from './page-ask.ts';
import { resolveAudience } from './resolve-audience.ts';
import { type SelectedPlan, selectPagePlan } from './select-page-plan.ts';
import type { ServedCatalogs } from './served-catalog.ts';

/** Shorter than a block's own, so that an earlier answer can still stand in for a service that hangs. */
const CALLS_DEADLINE_MS = BLOCK_DEADLINE_MS - 500;

export interface PageDeps extends BlockDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly experiments: ExperimentDeps;
  readonly catalogs: ServedCatalogs;
}

/** A page with how it may be kept and what it was decided by. */
export interface WholePage {
  readonly page: PageJson;
  readonly policy: CachePolicy;
  readonly selected: SelectedPlan;
}

export type ProducedPage = PageRedirect | WholePage;

const hasPrimary = (blocks: readonly PlanBlock[], deps: BlockDeps): boolean =>
  blocks.some(
    (block) =>
      deps.definitions[block.type]?.primary ||
      Object.values(block.slots ?? {}).some((slot) => hasPrimary(slot, deps)),
  );

/** Pages without a primary block have their head from the SEO service; without it the brand's words do. */
const loadServiceSeo = (context: LoaderContext): Promise<SeoData | null> =>
  context.page.kind === 'notfound'
    ? Promise.resolve(null)
    : context.call(seoPage, { params: { page: context.page.kind } }).catch(() => null);

/** The calls and loaders of one page, all cancelled when the work is done or the client has gone. */
export const withPageContext = async <T>(
  deps: PageDeps,
  ask: PageAsk,
  match: PageMatch,
  work: (context: LoaderContext, read: ReturnType<typeof observeAudience>['read']) => Promise<T>,
): Promise<T> => {
  const { site, visitor } = ask;
  const { audience, read } = observeAudience(resolveAudience(site.brand, match, visitor));
  const done = new AbortController();
  const leave = () => done.abort();
  if (ask.signal.aborted) leave();
  ask.signal.addEventListener('abort', leave, { once: true });
  const { signal } = done;
  // One listener for each block, which Node would take for a leak beyond ten.
  setMaxListeners(0, signal);
  const call = deps.upstream.caller({
    brand: site.brand.brand,
    signal,
    deadlineMs: CALLS_DEADLINE_MS,
  });
  const seed = site.snapshot.revision;
  const page = match;
  try {
    const { brand, snapshot } = site;
    const context = {
      brand,
      audience,
      page,
      call,
      banners: (source: string) => snapshot.banners.get(source) ?? [],
      content: (name: string) => findText(snapshot.texts, name, brand.brand),
      signal,
      now: ask.now,
      seed,
    };
    return await work(context, read);
  } finally {
    ask.signal.removeEventListener('abort', leave);
    leave();
  }
};

const produceKind = (deps: PageDeps, ask: PageAsk, match: PageMatch): Promise<ProducedPage> => {
  const { site } = ask;
  const found = site.snapshot.pages.get(match.kind);
  if (!found) {
    if (match.kind === 'notfound') throw new CatalogueError('NOT_FOUND');
    return produceNotFound(deps, ask, match);
  }
  return withPageContext(deps, ask, match, async (context, read) => {
    const selected = selectPagePlan(deps.experiments, ask, match, found);
    const { plan } = selected;
    const { lookedUp }: PageKindDefinition = PAGE_KINDS[match.kind];
    const isFindable = found.compiled.blocks.some(({ definition }) => definition.primary);
    if (lookedUp && !isFindable) return produceNotFound(deps, ask, match);
    const [loaded, serviceSeo] = await Promise.all([
      loadBlocks(plan.blocks, deps, context),
      hasPrimary(plan.blocks, deps) ? null : loadServiceSeo(context),
    ]);
    if (loaded.verdict.redirect) return { redirect: loaded.verdict.redirect };
    if (loaded.verdict.status === 404 && match.kind !== 'notfound')
      return produceNotFound(deps, ask, match);
    for (const { type, outcome } of plan.givenUp) deps.onBlock(type, outcome);
    const { revision } = found;
    const { now, preview, catalogId } = ask;
    const assembled = assemblePage({
      site,
      match,
      selected,
      read,
      revision,
      loaded,
      serviceSeo,
      now,
      preview: preview && assemblePreviewNote(preview, selected, now),
      catalogId,
    });
    return { ...assembled, selected };
  });
};

const produceNotFound = (deps: PageDeps, ask: PageAsk, match: PageMatch): Promise<ProducedPage> =>
  produceKind(deps, ask, { ...match, kind: 'notfound', params: {} });

/** From an address to its page or redirect. Throws NOT_FOUND only when there is no layout for `notfound`. */
export const producePage = async (deps: PageDeps, ask: PageAsk): Promise<ProducedPage> => {
  const match = resolvePage(ask.site.brand, ask.path);
  if ('redirect' in match) return match;
  if (PAGE_KINDS[match.kind].auth === 'seeker') {
    return { redirect: { status: 302, location: hrefOf('login', {}, { next: match.path }) } };
  }
  return produceKind(deps, ask, match);
};
