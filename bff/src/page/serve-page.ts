import type { PageMatch } from '@broadsheet/contract/match-page';
import type { PageJson, PageRedirect } from '@broadsheet/contract/page-json';
import { pageNameOf } from '@broadsheet/contract/page-name';
import { withSpan } from '@broadsheet/tracing/with-span';
import { type Ending, endingOf } from '@broadsheet/upstream/lazy-abort';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assemblePage } from './assemble/assemble-page.ts';
import { blocksViewedOfPlan } from './assemble/viewed-blocks.ts';
import type { CacheableResult, ResultCache } from './cache/result-cache.ts';
import { type LoadedPage, loadPage, MISSING } from './load/load-page.ts';
import type { LoadDeps } from './load/page-load.ts';
import {
  needsClass,
  needsReader,
  type PagePlan,
  pageCacheKey,
  planNotFound,
  planPage,
} from './plan/plan-page.ts';
import type { PlanDeps } from './plan/select-page-plan.ts';
import { cachingHeadersOf, decidePolicy, listConsulted } from './plan/sharing.ts';
import { bodyOf, createCachedBody } from './render/page-body.ts';

import { type PageFormat, type Rendering, renderPage } from './render/render-page.ts';
import type { YieldToEventLoop } from './render/render-queue.ts';
import { anonymousViewer, findViewer, type Viewer } from './request/find-viewer.ts';
import { resolvePageCached } from './request/page-match-cache.ts';
import type { PageRequest } from './request/page-request.ts';
import type { ServedCatalogs } from './request/served-catalog.ts';
import type { CreatedPage, PageOutcome, PageResponse } from './respond/page-response.ts';
import { sendPage } from './respond/send-page.ts';

/** Memory of a cached page besides its body. */
const BYTES_A_PAGE = 2_000;

export interface PageDeps extends LoadDeps, PlanDeps {
  readonly catalogs: ServedCatalogs;
  readonly rendering: Rendering;
  /** Whole pages that are the same for everybody, or for everybody of a class. */
  readonly pages: ResultCache;
  /** Awaited before a page is rendered, which takes milliseconds. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined;
}

/** Resolves the viewer of a page; skips the session lookup where the page does not depend on it. */
export const resolveViewer = (request: PageRequest, match: PageMatch): Viewer | Promise<Viewer> =>
  request.findReader && needsReader(request, match)
    ? findViewer(request)
    : anonymousViewer(request);

/** Page JSON with what became of the page. */
export interface AssembledPage {
  readonly page: PageJson;
  readonly outcome: PageOutcome;
}

/** Decides how a loaded page may be stored, and assembles it. Pure except for the memo of its counts. */
export const assembleLoaded = (plan: PagePlan, loaded: LoadedPage): AssembledPage => {
  const { request, content, match, selected, sharing } = plan;
  const { brand, rollout } = content.site;
  const { status, isComplete, changesAt } = loaded;
  const scope = { brand: brand.brand, page: pageNameOf(match), rollout };
  const read = new Set([...selected.fields.all.keys(), ...loaded.read]);
  const policy = decidePolicy(sharing, {
    name: pageNameOf(match),
    brand: brand.brand,
    status,
    consulted: listConsulted(selected.plan, read, rollout !== null),
    isComplete,
    changesAt,
    now: request.now,
  });
  const page = withSpan({ name: 'assemble page' }, () => assemblePage(plan, loaded, policy));
  const viewed = blocksViewedOfPlan(selected.plan, scope, page.blocks);
  return { page, outcome: { status, policy, viewed } };
};

/** A page with its bytes, where it leads instead, or that its address names nothing. */
type CreatedResult = PageRedirect | typeof MISSING | CreatedPage;

/** Loads, assembles and renders a planned page. */
const createPage = async (
  deps: PageDeps,
  plan: PagePlan,
  format: PageFormat,
  waiting: Ending,
): Promise<CacheableResult<CreatedResult>> => {
  const loaded = await loadPage(deps, plan, waiting);
  if (loaded === MISSING || 'redirect' in loaded)
    return { value: loaded, bytes: 0, isCacheable: false };
  const { page, outcome } = assembleLoaded(plan, loaded);
  const turn = deps.yieldToEventLoop?.();
  if (turn) await turn;
  const traced = { name: 'render page', attributes: { 'broadsheet.page': page.page.kind } };
  const { fragments, isComplete } = withSpan(traced, () =>
    renderPage(deps.rendering, format, page, plan.request),
  );
  const { expiresAt } = outcome.policy;
  if (!isComplete || expiresAt === null)
    return { value: { outcome, body: bodyOf(fragments) }, bytes: 0, isCacheable: false };
  const body = createCachedBody(fragments, plan.request.encodings);
  const bytes = body.bytes + BYTES_A_PAGE;
  return { value: { outcome, body }, bytes, isCacheable: true, expiresAt };
};

/**
 * Serves a planned page. A shared page is created once for all requests within seconds. A missing entity gives the page
 * `notfound`, planned for this viewer.
 */
const servePlanned = async (
  deps: PageDeps,
  plan: PagePlan,
  format: PageFormat,
): Promise<PageRedirect | PageResponse> => {
  const client = () => endingOf(plan.request.signal());
  const isShared = plan.sharing.level !== 'viewer';
  let isFromCache = isShared;
  const create = (waiting: Ending) => {
    isFromCache = false;
    return createPage(deps, plan, format, waiting);
  };
  const value = isShared
    ? await deps.pages.getOrCreate(pageCacheKey(plan, format), create, client)
    : (await create(client())).value;
  if (value === MISSING) return servePlanned(deps, planNotFound(deps, plan, plan.match), format);
  return 'redirect' in value ? value : { plan, ...value, isFromCache };
};

/**
 * Serves a page from its request: plan, then the page cache or load, assemble and render. Throws as `planPage` does.
 */
export const servePage = async (
  deps: PageDeps,
  request: PageRequest,
  format: PageFormat,
): Promise<PageRedirect | PageResponse> => {
  const match = resolvePageCached(request.site, request.path);
  if ('redirect' in match) return match;
  const found = resolveViewer(request, match);
  const viewer = found instanceof Promise ? await found : found;
  const plan = withSpan({ name: 'select plan' }, () => planPage(deps, request, viewer, match));
  if ('redirect' in plan) return plan;
  if (!needsClass(plan)) return servePlanned(deps, plan, format);
  const replanned = planPage(deps, request, await findViewer(request), match);
  return 'redirect' in replanned ? replanned : servePlanned(deps, replanned, format);
};

/** Sends a served page. How long caches may store it counts from now, not from when it was loaded. @param now epoch ms */
export const sendServedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
  now: number,
): FastifyReply => {
  const { policy } = response.outcome;
  const { isFromEdge } = response.plan.request;
  return sendPage(request, reply, response, cachingHeadersOf(policy, isFromEdge, now));
};
