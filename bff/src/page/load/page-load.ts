import { setMaxListeners } from 'node:events';
import { findText } from '@broadsheet/content-store/find-text';
import type { Audience } from '@broadsheet/contract/audience';
import { bannersAt } from '@broadsheet/contract/banner-schedule';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Session } from '@broadsheet/contract/entities/session';
import { isWaiting } from '@broadsheet/contract/waiting-reader';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { Reader } from '../../session/reader.ts';
import { identityKey } from '../cache/cache-keys.ts';
import { type LookupOptions, noResultCache, type ResultCache } from '../cache/result-cache.ts';
import type { PagePlan } from '../plan/plan-page.ts';
import type { BlockReports, ReportScope } from './block-report.ts';
import type { BlockContext, BlockDeps } from './load-block.ts';
import { createLoaderAudiences, type LoaderAudiences } from './loader-audiences.ts';
import { createPageCallers, type PageCallers } from './page-callers.ts';

/** For a reader who has chosen to wait, since no script can request deferred blocks. */
const WAITED_DEADLINE_MS = 12_000;

export interface LoadDeps extends BlockDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
  /** Results of blocks and of the SEO service that are the same for everybody. */
  readonly results: ResultCache;
  readonly reports: BlockReports;
}

type Seeker = Extract<Reader, { state: 'seeker' }>;

/** What all loads of one page have in common. */
export interface PageLoad {
  readonly deps: LoadDeps;
  readonly plan: PagePlan;
  /** Aborts when the page is loaded or its client has gone. */
  readonly signal: () => AbortSignal;
  readonly audiences: LoaderAudiences;
  readonly callers: PageCallers;
  /** Who personal blocks are loaded for; null for nobody in particular. */
  readonly seeker: Seeker | null;
  /** Calls as the seeker. One deadline, which begins with the first call, for all blocks: they are loaded at once. */
  readonly callAsSeeker: ServiceCaller | null;
  /** Where the loads are counted. */
  readonly scope: ReportScope;
  /** Results that are the same for everybody. A preview is of another instant: what it loads is for nobody else. */
  readonly results: ResultCache;
  readonly lookup: LookupOptions;
  /** What the keys of results begin with. */
  readonly keyPrefix: string;
}

const withWaitedDeadline = (deps: LoadDeps): LoadDeps => ({
  ...deps,
  blockDeadlineMs: Math.max(deps.blockDeadlineMs, WAITED_DEADLINE_MS),
});

export const createPageLoad = (
  given: LoadDeps,
  plan: PagePlan,
  pageSignal: AbortSignal,
): PageLoad => {
  const { request, viewer, content, match, selected, sharing } = plan;
  const { brand, snapshot, rollout } = content.site;
  const seeker = !sharing.isShared && viewer.reader.state === 'seeker' ? viewer.reader : null;
  const deps = seeker && isWaiting(match.query) ? withWaitedDeadline(given) : given;
  const signal = () => pageSignal;
  const { upstream, blockDeadlineMs } = deps;
  const callers = createPageCallers(upstream, brand.brand, blockDeadlineMs, request.requestId);
  return {
    deps,
    plan,
    signal,
    audiences: createLoaderAudiences(selected.audience, sharing.isShared),
    callers,
    seeker,
    callAsSeeker: seeker && callers.forReader(signal, seeker.credentials),
    scope: {
      brand: brand.brand,
      page: match.kind,
      // Only those who take part are assigned at random: all others would be compared with people unlike them.
      rollout: content.rolledOut && rollout,
      isPreview: request.preview !== null,
    },
    results: request.preview ? noResultCache : deps.results,
    // What goes into a shared page must be fresh: two that are stale would add up.
    lookup: { onlyFresh: sharing.isShared },
    keyPrefix: `${identityKey(snapshot)} ${brand.brand}`,
  };
};

/** For whom one block is loaded. */
export interface LoadFor {
  readonly audience: Audience;
  readonly session: Session | null;
  readonly call: ServiceCaller;
  readonly signal: () => AbortSignal;
}

/** The context of one loader, with the instant at which the banners that it has read next change. */
export interface TimedContext {
  readonly context: BlockContext;
  /** Epoch ms; infinity is never. */
  readonly expiresAt: () => number;
}

export const createBlockContext = ({ plan }: PageLoad, loadFor: LoadFor): TimedContext => {
  const { request, content, match } = plan;
  const { brand, origin, snapshot } = content.site;
  let expiresAt = Number.POSITIVE_INFINITY;
  const context: BlockContext = {
    ...loadFor,
    brand,
    origin,
    page: match,
    banners: (source) => {
      const found = bannersAt(snapshot.banners.get(source) ?? [], request.now);
      expiresAt = Math.min(expiresAt, found.until);
      return found.banners;
    },
    content: (name) => findText(snapshot.texts, name, brand.brand),
    messages: snapshot.messages[brand.brand],
    isFollowed: request.isFollowed,
    now: request.now,
    seed: snapshot.revision,
  };
  return { context, expiresAt: () => expiresAt };
};

/** One for all pages: to create an error for each takes as long as to compress some. */
const ABORTED = new Error('nobody waits for the page any more');

/** The signal of all work for one page. */
export interface PageSignal {
  readonly signal: AbortSignal;
  /** Ends what still runs. */
  readonly close: () => void;
}

/** Opens a signal that aborts when the page is loaded, or when its client has gone. */
export const openPageSignal = (client: AbortSignal): PageSignal => {
  const controller = new AbortController();
  const abort = () => controller.abort(ABORTED);
  if (client.aborted) abort();
  client.addEventListener('abort', abort, { once: true });
  // One listener for each block, which Node would take for a leak beyond ten.
  setMaxListeners(0, controller.signal);
  return {
    signal: controller.signal,
    close: () => {
      client.removeEventListener('abort', abort);
      abort();
    },
  };
};
