import { logout } from '@broadsheet/contract/calls/auth';
import type { ErrorCode } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, toErrorAnswer } from '../http/error-answer.ts';
import { safeNext } from '../http/safe-next.ts';
import { loginHref } from '../session/login-href.ts';
import type { CallDeps } from './call-deps.ts';
import { deferCall } from './deferred-call.ts';
import { isDocumentNavigation } from './documents.ts';
import { failedFormPage, formPage, isFormNavigation } from './form-navigation.ts';
import { withFlow } from './login-flow.ts';

/** What the services answer when a session is over. */
const ENDED: readonly number[] = [406, 418];
/** What is answered to whom nobody knows; and to whom the second step of the login is open. */
const NOBODY: ReadonlySet<string> = new Set<ErrorCode>([
  'UNAUTHORIZED',
  'SESSION_EXPIRED',
  'SESSION_ENDED',
  'SECOND_FACTOR_REQUIRED',
]);

/**
 * Answers a call that was refused or has failed: a browser forgets a session that is over, a form leads back to its
 * page, and both forms and documents lead to the login where that is all that is missing. Throws what is left to tell.
 */
export const createAnswerRefusal =
  ({ tracker, now }: Pick<CallDeps, 'tracker' | 'now'>) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { code, status } = toErrorAnswer(error);
    const held = await request.heldSession;
    if (held && held.by !== 'bearer' && ENDED.includes(status)) reply.dropSession();
    const isDocument = isDocumentNavigation(request);
    if (!isDocument && !isFormNavigation(request)) throw error;
    reply.header('cache-control', 'no-store');
    if (isDocument && NOBODY.has(code)) {
      // A browser that is given a file stays on its page, and that is not to be the login's.
      const next = safeNext(formPage(request) ?? request.url);
      return reply.redirect(loginHref(next, code === 'SECOND_FACTOR_REQUIRED'), 303);
    }
    // The browser has forgotten its session already, whatever the service makes of it.
    const { call } = request.routeOptions.config;
    if (call === logout && code !== 'FORBIDDEN')
      return reply.redirect(safeNext(request.formNext), 303);
    if (status >= 500) request.log.error({ err: error, code }, 'request failed');
    if (call?.afterLogin && NOBODY.has(code)) {
      const { body } = request;
      const flow = deferCall(reply, call, { body, place: tracker.locationOf(request) }, now());
      const page = safeNext(formPage(request));
      const next = flow === null ? page : withFlow(page, flow);
      return reply.redirect(loginHref(next, code === 'SECOND_FACTOR_REQUIRED'), 303);
    }
    // The page of a gateway has nothing to say of it.
    const back = call?.fromElsewhere ? null : failedFormPage(request, code);
    if (back !== null) return reply.redirect(back, 303);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(errorPage(code, request.id, request.site?.themeHref));
  };
