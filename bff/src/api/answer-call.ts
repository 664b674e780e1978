import type { CallDefinition } from '@broadsheet/contract/call';
import { erase, verifySecondFactor } from '@broadsheet/contract/calls/account';
import { logout, refresh, register } from '@broadsheet/contract/calls/auth';
import { linkProvider } from '@broadsheet/contract/calls/provider-login';
import { VISITOR_USER_ID } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { conversionsOf } from '../experiments/conversions-of.ts';
import { measuresOfCall } from '../experiments/measures-of-call.ts';
import { clientSignal } from '../http/client-signal.ts';
import { safeNext } from '../http/safe-next.ts';
import { loginHref } from '../session/login-href.ts';
import type { RequestSession } from '../session/request-session.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';
import { pageParametersOfCall } from '../tracking/page-parameters-of-call.ts';
import type { CallDeps } from './call-deps.ts';
import { isDocumentNavigation, sendDocument } from './documents.ts';
import { findOwn } from './find-own.ts';
import { forgetBrowser } from './forget-browser.ts';
import { doneBy, formPage, isFormNavigation, stepOfPage, withOutcome } from './form-navigation.ts';
import { leadsTo } from './leads-to.ts';
import { flowOf, nextOfLogin, withoutFlow } from './login-flow.ts';
import { type DeferredOutcome, makeDeferredCall } from './make-deferred-call.ts';
import { isWrite, withoutTokenError } from './require-caller.ts';
import { deferToSecondStep } from './second-step.ts';
import { applySessionOutcome, forgetPerson, withoutToken } from './session-outcome.ts';

const NOBODY = { held: null, seekerId: null, isComplete: false };

/**
 * The seeker id in a path must be the caller's own, except for visitors' ids in public calls. Throws UNAUTHORIZED and
 * FORBIDDEN.
 */
const requireOwnId = ({ auth }: CallDefinition, params: unknown, seekerId: string | null): void => {
  if (typeof params !== 'object' || params === null || !('userId' in params)) return;
  if (auth === 'public' && params.userId === VISITOR_USER_ID) return;
  if (seekerId === null) throw new AppError('UNAUTHORIZED');
  if (String(params.userId) !== seekerId) throw new AppError('FORBIDDEN');
};

/**
 * Whether a call has completed its event: a login is complete after its last step, and setting up two-step verification
 * is no login.
 */
const isDone = (call: CallDefinition, begun: string | null, wasComplete: boolean): boolean =>
  call.tracked?.as !== 'login' || (begun !== null && (call !== verifySecondFactor || !wasComplete));

/** The page after a form has succeeded. */
const nextOf = (call: CallDefinition, answer: unknown, request: FastifyRequest): string => {
  const next = safeNext(call.afterLogin ? formPage(request) : request.formNext);
  const { secondFactor, seekerId, step }: Record<string, unknown> = Object(answer);
  if (call === linkProvider && typeof step === 'string') return stepOfPage(request, step) ?? next;
  if (call === register)
    return hrefOf('register', {}, { step: 'code', seekerId: String(seekerId), next });
  return typeof secondFactor === 'string' ? loginHref(next, true) : next;
};

/** The page after a login, with the outcome of the deferred call. */
export const afterLogin = (next: string, deferred: DeferredOutcome | null): string => {
  if (deferred && 'next' in deferred) return deferred.next;
  return deferred ? withOutcome(withoutFlow(next), deferred) : withoutFlow(next);
};

/** The same for a login by a script; null where the script decides itself. */
const nextAfterScript = (
  request: FastifyRequest,
  deferred: DeferredOutcome | null,
): string | null => {
  const next = nextOfLogin(request);
  return deferred === null && flowOf(next) === null ? null : afterLogin(next, deferred);
};

const callService = (
  { upstream, callDeadlineMs }: CallDeps,
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  held: RequestSession | null,
): Promise<unknown> => {
  if (call === refresh && held)
    return held.credentials.refresh(held.token).then((token) => ({ token }));
  const callService = upstream.caller({
    brand: siteOfRequest(request).brand.brand,
    signal: clientSignal(reply),
    deadlineMs: callDeadlineMs,
    client: clientOf(request),
    pageParameters: pageParametersOfCall(request.url),
    ...(held ? { credentials: held.credentials } : {}),
  });
  const { params, query, body } = request;
  if (!call.body) return callService(call, { params, query });
  const browser = call.needsBrowser ? { browser: request.readCookie('login-browser') ?? '' } : {};
  return callService(call, { params, query, body: { ...Object(body), ...browser } });
};

/** Makes a call for its client, and updates the client's session. */
export const answerCall = async (
  deps: CallDeps,
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { sessions, recorder, tracker, now } = deps;
  const { brand } = siteOfRequest(request).brand;
  const own = request.mayHoldToken() ? await findOwn(sessions, request, reply) : null;
  if (call.auth === 'token' && !own) throw withoutTokenError(call);
  const { held, seekerId, isComplete } = own ?? NOBODY;
  requireOwnId(call, request.params, seekerId);
  if (call === logout && held?.by !== 'bearer') forgetPerson(reply);
  const answer = await callService(deps, call, request, reply, held);
  const sessionOutcome = { sessions, call, answer, brand, client: clientOf(request), held, reply };
  const begun = await applySessionOutcome(sessionOutcome);
  if (begun === null) await deferToSecondStep(deps, request, reply, answer);
  const deferred =
    begun === null
      ? null
      : await makeDeferredCall(deps, request, reply, { by: call, token: begun });
  if (call.conversion) {
    const converted = conversionsOf(call, request, { request, seekerId, brand, at: now() });
    for (const conversion of converted) recorder.converted(conversion);
  }
  const measuring = { request, seekerId, brand, at: now() };
  const exchange = { body: request.body, answer };
  for (const measure of measuresOfCall(call, exchange, measuring)) recorder.measured(measure);
  if (isDone(call, begun, isComplete)) tracker.called(request, call, request.body);
  if (call === erase) forgetBrowser(deps, request, reply, seekerId);
  reply.header('cache-control', held || isWrite(call) ? 'no-store' : 'private, no-cache');
  const page = deferred && 'next' in deferred ? deferred.next : leadsTo(call, answer);
  if (isFormNavigation(request)) {
    if (page !== null) return reply.redirect(page, 303);
    const next = nextOf(call, answer, request);
    if (call.afterLogin) return reply.redirect(withOutcome(next, doneBy(call)), 303);
    return reply.redirect(begun === null ? next : afterLogin(next, deferred), 303);
  }
  if (isDocumentNavigation(request)) return sendDocument(reply, answer);
  const isBrowser = request.headers['sec-fetch-site'] !== undefined;
  const next = begun === null ? null : nextAfterScript(request, deferred);
  const body = next === null ? answer : { ...Object(answer), next };
  return reply.send(isBrowser ? withoutToken(body) : body);
};
