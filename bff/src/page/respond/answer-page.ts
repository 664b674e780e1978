import type { Fragment } from '@broadsheet/contract/fragment';
import type { PageJson, PageRedirect } from '@broadsheet/contract/page-json';
import { withSpan } from '@broadsheet/tracing/with-span';
import { identityKey } from '../cache/identity-key.ts';
import type { CacheableResult, ResultCache } from '../cache/result-cache.ts';
import { SHARED_FOR_S } from '../plan/cache-policy.ts';
import { bodyOf, createCachedBody, type PageBody } from '../render/page-body.ts';
import type { YieldToEventLoop } from '../render/render-queue.ts';
import type { PageRequest } from '../request/page-request.ts';
import { withReaderIfNeeded } from '../request/with-reader.ts';
import { withRollout } from '../request/with-rollout.ts';
import {
  type Decided,
  type PageDeps,
  type PlannedPage,
  planPage,
  producePage,
} from './produce-page.ts';

/** Beside its body. */
const BYTES_A_PAGE = 2_000;
const MS = 1_000;

export interface AnswerDeps extends PageDeps {
  /** Whole pages that are the same for everybody. */
  readonly pages: ResultCache;
  /** Before a page is drawn, which takes milliseconds. */
  readonly takeTurn?: YieldToEventLoop | undefined;
}

export interface RenderedPage {
  readonly drawn: readonly Fragment[];
  /** False when a block could not be drawn. */
  readonly isComplete: boolean;
}

/** The form that a page is asked for in, with how it is drawn. */
export interface PageForm {
  readonly name: string;
  readonly draw: (page: PageJson) => RenderedPage;
}

/** What is made of a page. Where it is everybody's it is kept, so that it knows nothing of who has asked first. */
interface MadePage {
  readonly decided: Decided;
  readonly body: PageBody;
}

/** A page, ready to be sent. */
export interface PageAnswer extends MadePage {
  /** As it was answered: on pages that are not shared with who asks, and whose content it is. */
  readonly pageRequest: PageRequest;
  /** Nothing had to be made for this request: the page was cached, or others were waiting for it. */
  readonly isFromCache: boolean;
}

const mayCache = ({ status, policy }: Decided): boolean =>
  status === 200 && policy.cache.scope === 'public';

/** Early enough that a shared cache, which may hold it for the full time from then on, drops it before its next change. */
const expiresAtOf = ({ validUntil }: Decided): number =>
  (validUntil ?? Number.POSITIVE_INFINITY) - SHARED_FOR_S * MS;

const makeAnswer = async (
  deps: AnswerDeps,
  ask: PageRequest,
  planned: PlannedPage,
  form: PageForm,
): Promise<CacheableResult<PageRedirect | MadePage>> => {
  const produced = await producePage(deps, ask, planned);
  if ('redirect' in produced) return { value: produced, bytes: 0, isCacheable: false };
  const { page, decided } = produced;
  const turn = deps.takeTurn?.();
  if (turn) await turn;
  const { drawn, isComplete } = withSpan(
    { name: 'render page', attributes: { 'broadsheet.page': page.page.kind } },
    () => form.draw(page),
  );
  if (!isComplete || !mayCache(decided))
    return { value: { decided, body: bodyOf(drawn) }, bytes: 0, isCacheable: false };
  const body = createCachedBody(drawn);
  const bytes = body.bytes + BYTES_A_PAGE;
  return { value: { decided, body }, bytes, isCacheable: true, expiresAt: expiresAtOf(decided) };
};

/** From an address to what is sent. Shared pages are made once for all who ask within seconds. */
export const answerPage = async (
  deps: AnswerDeps,
  ask: PageRequest,
  form: PageForm,
): Promise<PageRedirect | PageAnswer> => {
  const asked = withReaderIfNeeded(ask);
  const known = withRollout(deps.experiments, asked instanceof Promise ? await asked : asked);
  const planned = withSpan({ name: 'select plan' }, () => planPage(deps, known));
  if ('redirect' in planned) return planned;
  if (!planned.isShared || known.reader.state !== 'visitor') {
    const { value } = await makeAnswer(deps, known, planned, form);
    return 'redirect' in value ? value : { pageRequest: known, isFromCache: false, ...value };
  }
  const { site, path, catalogId } = ask;
  const { audience, plan } = planned.selected;
  const key = `${form.name} ${catalogId} ${identityKey(site.snapshot)} ${site.brand.brand} ${identityKey(plan)} ${path}`;
  let isFromCache = true;
  const make = (signal: () => AbortSignal) => {
    isFromCache = false;
    return makeAnswer(deps, { ...ask, signal }, planned, form);
  };
  const answer = await deps.pages.getOrCreate(key, make, ask.signal);
  if ('redirect' in answer) return answer;
  const { decided, body } = answer;
  // The page is everybody's; that it was this reader who saw it is what gets recorded.
  return {
    pageRequest: known,
    isFromCache,
    decided: { ...decided, selected: { ...decided.selected, audience } },
    body,
  };
};
