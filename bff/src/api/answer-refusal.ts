import type { CallDefinition } from '@broadsheet/contract/call';
import { addJobAlert } from '@broadsheet/contract/calls/alerts';
import { logout } from '@broadsheet/contract/calls/auth';
import type { ErrorCode } from '@broadsheet/contract/errors';
import { ALERT_ACT, LOGIN_ACTS } from '@broadsheet/contract/login-act';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, toErrorAnswer } from '../http/error-answer.ts';
import { safeNext } from '../http/safe-next.ts';
import { loginHref } from '../session/login-href.ts';
import type { CallDeps } from './call-deps.ts';
import { deferCall } from './deferred-call.ts';
import { isDocumentNavigation } from './documents.ts';
import { failedFormPage, formPage, isFormNavigation, prefersAsync } from './form-navigation.ts';
import { withFlow } from './login-flow.ts';

/** Service statuses of a session that is over. */
const ENDED: readonly number[] = [406, 418];
/** Codes for callers without a session, and for a login whose second step is open. */
const NOBODY: ReadonlySet<string> = new Set<ErrorCode>([
  'UNAUTHORIZED',
  'SESSION_EXPIRED',
  'SESSION_ENDED',
  'SECOND_FACTOR_REQUIRED',
]);

/** Jobs whose login says what it is for. */
const JOB_ID = /^\d{1,9}$/;
/** The login page of a deferred call: it says what the login is for. */
const loginForCall = (
  call: CallDefinition,
  body: unknown,
  next: string,
  isSecondStep: boolean,
): string => {
  if (call === addJobAlert) return loginHref(next, isSecondStep, { act: ALERT_ACT });
  const job = String(Reflect.get(Object(body), 'jobcode'));
  const act = LOGIN_ACTS.find((known) => call.path === `/jobdetail/${known}`);
  if (act === undefined || !JOB_ID.test(job)) return loginHref(next, isSecondStep);
  return loginHref(next, isSecondStep, { act, job });
};

/** Defers a visitor's call until they log in. @returns the login page that leads to it */
const deferUntilLogin = (
  { tracker, now }: Pick<CallDeps, 'tracker' | 'now'>,
  call: CallDefinition,
  code: string,
  request: FastifyRequest,
  reply: FastifyReply,
): string => {
  const { body } = request;
  const flow = deferCall(reply, call, { body, place: tracker.locationOf(request) }, now());
  const page = safeNext(formPage(request));
  const next = flow === null ? page : withFlow(page, flow);
  return loginForCall(call, body, next, code === 'SECOND_FACTOR_REQUIRED');
};

/**
 * Responds to a refused or failed call. A browser drops a session that is over, a form returns to its page, and forms
 * and documents go to the login page where only that is missing. A script that prefers so gets the address of that page with
 * 202. Throws every other error.
 */
export const createAnswerRefusal =
  (deps: Pick<CallDeps, 'tracker' | 'now'>) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { code, status } = toErrorAnswer(error);
    const held = await request.heldSession;
    if (held && held.by !== 'bearer' && ENDED.includes(status)) reply.dropSession();
    const isDocument = isDocumentNavigation(request);
    const { call } = request.routeOptions.config;
    const mayWait = call?.afterLogin === true && NOBODY.has(code);
    if (!isDocument && !isFormNavigation(request)) {
      if (!mayWait || !prefersAsync(request) || held?.by === 'bearer') throw error;
      const login = deferUntilLogin(deps, call, code, request, reply);
      reply.header('cache-control', 'no-store').header('preference-applied', 'respond-async');
      return reply.code(202).send({ login });
    }
    reply.header('cache-control', 'no-store');
    if (isDocument && NOBODY.has(code)) {
      // A file download leaves the browser on its page, so the login must not return to the download.
      const next = safeNext(formPage(request) ?? request.url);
      return reply.redirect(loginHref(next, code === 'SECOND_FACTOR_REQUIRED'), 303);
    }
    // The browser has already dropped its session, whatever the service answers.
    if (call === logout && code !== 'FORBIDDEN')
      return reply.redirect(safeNext(request.formNext), 303);
    if (status >= 500) request.log.error({ err: error, code }, 'request failed');
    if (mayWait) return reply.redirect(deferUntilLogin(deps, call, code, request, reply), 303);
    // A payment gateway's page cannot show the error.
    // Where a file was refused, that is why its form was: it lacks the file.
    const reason = request.formFault ?? code;
    const back = call?.fromElsewhere ? null : failedFormPage(request, reason);
    if (back !== null) return reply.redirect(back, 303);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(errorPage(code, request.id, request.site?.themeHref));
  };
