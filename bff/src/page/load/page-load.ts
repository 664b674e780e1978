import type { PageCallComposer, ServiceCaller } from '@broadsheet/contract/block-loader';
import type { ComposedCall } from '@broadsheet/contract/composed-call';
import { pageNameOf } from '@broadsheet/contract/page-name';
import { isWaiting } from '@broadsheet/contract/waiting-reader';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import { createLazyAbort, type Ending } from '@broadsheet/upstream/lazy-abort';
import type { Reader } from '../../session/reader.ts';
import { identityKey } from '../cache/cache-keys.ts';
import { type LookupOptions, noResultCache, type ResultCache } from '../cache/result-cache.ts';
import type { PagePlan } from '../plan/plan-page.ts';
import type { BlockReports, ReportScope } from './block-report.ts';
import type { BlockDeps } from './load-block.ts';
import { createLoaderAudiences, type LoaderAudiences } from './loader-audiences.ts';
import { createPageCallers, type PageCallers } from './page-callers.ts';

/** For a reader who chose to wait, since no script can request deferred blocks. */
const WAITED_DEADLINE_MS = 12_000;

export interface LoadDeps extends BlockDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
  /** Results of blocks and of the SEO service that are the same for everybody. */
  readonly results: ResultCache;
  readonly reports: BlockReports;
  /** Composes one call of those of a page; absent: each is made alone. */
  readonly composePageCall?: PageCallComposer | undefined;
}

type Seeker = Extract<Reader, { state: 'seeker' }>;

/** What all loads of one page have in common. */
export interface PageLoad {
  readonly deps: LoadDeps;
  readonly plan: PagePlan;
  /** Aborts when the page is loaded or its client has disconnected. */
  readonly ending: Ending;
  readonly audiences: LoaderAudiences;
  readonly callers: PageCallers;
  /** The seeker whom personal blocks are loaded for; null for an anonymous page. */
  readonly seeker: Seeker | null;
  /** Makes calls as the seeker. All blocks share one deadline from the first call on: they load in parallel. */
  readonly callAsSeeker: ServiceCaller | null;
  /** Where the loads are counted. */
  readonly scope: ReportScope;
  /** Results that are the same for everybody. A preview has its own, because it shows another instant. */
  readonly results: ResultCache;
  readonly lookup: LookupOptions;
  /** Prefix of the result keys. */
  readonly keyPrefix: string;
}

const withWaitedDeadline = (deps: LoadDeps): LoadDeps => ({
  ...deps,
  blockDeadlineMs: Math.max(deps.blockDeadlineMs, WAITED_DEADLINE_MS),
});

/** @param composed the call in place of several that the blocks make */
export const createPageLoad = (
  given: LoadDeps,
  plan: PagePlan,
  ending: Ending,
  composed: ComposedCall | null = null,
): PageLoad => {
  const { request, viewer, content, match, selected, sharing } = plan;
  const { brand, snapshot, rollout } = content.site;
  const isShared = sharing.level !== 'viewer';
  const seeker = !isShared && viewer.reader.state === 'seeker' ? viewer.reader : null;
  const deps = seeker && isWaiting(match.query) ? withWaitedDeadline(given) : given;
  const { upstream, blockDeadlineMs } = deps;
  const callers = createPageCallers(upstream, {
    brand: brand.brand,
    blockDeadlineMs,
    requestId: request.requestId,
    composed,
  });
  return {
    deps,
    plan,
    ending,
    audiences: createLoaderAudiences(selected.audience, selected.topic, isShared),
    callers,
    seeker,
    callAsSeeker: seeker && callers.forReader(ending, seeker.credentials),
    scope: {
      brand: brand.brand,
      page: pageNameOf(match),
      // Only participants are assigned at random: comparing all others would compare unlike people.
      rollout: content.rolledOut && rollout,
      isPreview: request.preview !== null,
    },
    results: request.preview ? noResultCache : deps.results,
    // Results inside a shared page must be fresh: two stale periods would add up.
    lookup: { onlyFresh: isShared },
    keyPrefix: `${identityKey(snapshot)} ${brand.brand}`,
  };
};

/** One instance for all pages: creating an error takes as long as compressing some pages. */
const ABORTED = new Error('nobody waits for the page any more');

/** The end of all work for one page. */
export interface PageEnding {
  readonly ending: Ending;
  /** Ends what still runs. */
  readonly close: () => void;
}

/** Opens what aborts when the page is loaded, or when its client has disconnected. */
export const openPageEnding = (client: Ending): PageEnding => {
  const page = createLazyAbort();
  const abort = () => page.abort(ABORTED);
  if (client.isAborted()) abort();
  const stop = client.onAbort(abort);
  return {
    ending: page,
    close: () => {
      stop();
      abort();
    },
  };
};
