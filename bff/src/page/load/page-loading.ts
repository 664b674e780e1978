import { setMaxListeners } from 'node:events';
import { findText } from '@broadsheet/content-store/find-text';
import type { Audience } from '@broadsheet/contract/audience';
import { bannersAt } from '@broadsheet/contract/banner-schedule';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { seoPage } from '@broadsheet/contract/calls/seo';
import type { Session } from '@broadsheet/contract/entities/session';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { SeoData } from '@broadsheet/contract/seo';
import { isWaiting } from '@broadsheet/contract/waiting-reader';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { StartWork } from '@broadsheet/upstream/flights';
import { identityKey } from '../cache/identity-key.ts';
import type { CacheableResult, ResultCache } from '../cache/result-cache.ts';
import type { PageRequest } from '../request/page-request.ts';
import type { BlockReports, ReportScope } from './block-report.ts';
import { type BlockContext, type BlockDeps, loadBlock } from './load-block.ts';
import type { LoadOne, TimedBlock } from './load-blocks.ts';
import { createPageCallers } from './page-callers.ts';
import type { Readers } from './readers.ts';

/** What a result takes in memory by the length of its JSON. */
const BYTES_A_LETTER = 4;
const SEO_BYTES = 4_000;
const BYTES_A_RESULT = 500;
/** For one who has asked to wait, since no script can ask for what is late. */
const WAITED_DEADLINE_MS = 12_000;

export interface LoadingDeps extends BlockDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly results: ResultCache;
  readonly reports: BlockReports;
}

/** One for all: to make an error for each page takes as long as to compress some. */
const LEFT = new Error('nobody waits for the page any more');

/** How the parts of one page are had. */
export interface PageLoading {
  readonly load: LoadOne;
  /** What the SEO service says of the page; null when it has nothing to say, or cannot. */
  readonly loadSeo: () => Promise<SeoData | null>;
}

/** The calls and loaders of one page, all cancelled when the work is done or the client has gone. */
export const withPageLoading = async <T>(
  given: LoadingDeps,
  ask: PageRequest,
  page: PageMatch,
  readers: Readers,
  work: (loading: PageLoading) => Promise<T>,
): Promise<T> => {
  const { site, now, preview } = ask;
  const reader = !readers.isShared && ask.reader.state === 'seeker' ? ask.reader : null;
  const { brand, origin, snapshot } = site;
  const deps =
    reader && isWaiting(page.query)
      ? { ...given, blockDeadlineMs: Math.max(given.blockDeadlineMs, WAITED_DEADLINE_MS) }
      : given;
  const done = new AbortController();
  const leave = () => done.abort(LEFT);
  const client = ask.signal();
  if (client.aborted) leave();
  client.addEventListener('abort', leave, { once: true });
  const { signal } = done;
  const pageSignal = () => signal;
  // One listener for each block, which Node would take for a leak beyond ten.
  setMaxListeners(0, signal);
  const { forAll, forReader } = createPageCallers(
    deps.upstream,
    brand.brand,
    deps.blockDeadlineMs,
    ask.requestId,
  );
  // Its blocks are loaded at once: one deadline, which begins with the first call, is that of each.
  const readersCall = reader && forReader(pageSignal, reader.credentials);
  const bannersOf = (source: string) => bannersAt(snapshot.banners.get(source) ?? [], now);
  const contextFor = (
    audience: Audience,
    signal: () => AbortSignal,
    call: ServiceCaller = forAll(signal),
    session: Session | null = null,
  ): BlockContext => ({
    brand,
    origin,
    audience,
    session,
    page,
    call,
    banners: (source) => bannersOf(source).banners,
    content: (name) => findText(snapshot.texts, name, brand.brand),
    messages: snapshot.messages[brand.brand],
    isFollowed: ask.isFollowed,
    signal,
    now,
    seed: snapshot.revision,
  });
  /** A preview is of another moment: what it loads is for nobody else. */
  const take = <Value>(key: string, make: StartWork<CacheableResult<Value>>) =>
    preview
      ? make(pageSignal).then(({ value }) => value)
      : deps.results.getOrCreate(key, make, pageSignal, { onlyFresh: readers.isShared });
  const place = `${identityKey(snapshot)} ${brand.brand}`;
  const reported: ReportScope = {
    brand: brand.brand,
    page: page.kind,
    // Those who take part alone are dealt at random: all others would be compared with people unlike them.
    rollout: ask.rolledOut && site.rollout,
    isPreview: preview !== null,
  };
  /** What shows banners is as it is until others are shown. */
  const loadOne = async (planned: PlanBlock, context: BlockContext): Promise<TimedBlock> => {
    let until = Number.POSITIVE_INFINITY;
    const banners: BlockContext['banners'] = (source) => {
      const found = bannersOf(source);
      until = Math.min(until, found.until);
      return found.banners;
    };
    const loaded = await loadBlock(planned, deps, { ...context, banners }, (report) =>
      deps.reports.loaded(reported, planned, report),
    );
    return { ...loaded, until };
  };

  const loadOrTake: LoadOne = (planned) => {
    const { personal, leavesOutBlocked } = deps.definitions[planned.type] ?? {};
    if (personal && !reader) return loadOne(planned, contextFor(readers.own, pageSignal));
    if (readersCall && (personal || (leavesOutBlocked && reader.session.reader.ownLists))) {
      const context = personal
        ? contextFor(readers.own, pageSignal, readersCall, reader.session)
        : contextFor(readers.anybody, pageSignal, readersCall);
      return loadOne(planned, context);
    }
    return take(`${place} ${identityKey(planned)} ${page.path}`, async (ended) => {
      const value = await loadOne(planned, contextFor(readers.anybody, ended));
      const isGood = value.block === null ? !value.verdict : value.block.state === 'ready';
      const bytes = value.bytes * BYTES_A_LETTER + BYTES_A_RESULT;
      return { value, bytes, isCacheable: isGood, expiresAt: value.until };
    });
  };
  /** Of a page in either content of a rollout. */
  const loadCompared: LoadOne = async (planned) => {
    const loaded = await loadOrTake(planned);
    if (!signal.aborted) deps.reports.served(reported, planned, loaded);
    return loaded;
  };
  const loading: PageLoading = {
    load: reported.rollout ? loadCompared : loadOrTake,
    loadSeo: async () => {
      if (page.kind === 'notfound') return null;
      return take(`${place} seo ${page.kind}`, async (ended) => {
        const { call } = contextFor(readers.anybody, ended);
        const value = await call(seoPage, { params: { page: page.kind } }).catch(() => null);
        return { value, bytes: SEO_BYTES, isCacheable: value !== null };
      });
    },
  };
  try {
    return await work(loading);
  } finally {
    client.removeEventListener('abort', leave);
    leave();
  }
};
