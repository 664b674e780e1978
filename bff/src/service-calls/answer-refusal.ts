import { logout } from '@broadsheet/contract/calls/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, toErrorAnswer } from '../error-answer.ts';
import { safeNext } from '../safe-next.ts';
import { failedFormPage, isFormNavigation } from './form-navigation.ts';

/** What the services answer when a session is over. */
const ENDED: readonly number[] = [406, 418];

/**
 * Answers a call that was refused or has failed: a browser forgets a session that is over, and a form leads back to
 * its page. Throws what is left to be told as any other error.
 */
export const answerRefusal = async (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { code, status } = toErrorAnswer(error);
  const held = await request.heldSession;
  if (held && held.by !== 'bearer' && ENDED.includes(status)) reply.dropSession();
  if (!isFormNavigation(request)) throw error;
  reply.header('cache-control', 'no-store');
  // The browser has forgotten its session already, whatever the service makes of it.
  if (request.routeOptions.config.call === logout && code !== 'FORBIDDEN')
    return reply.redirect(safeNext(request.formNext), 303);
  if (status >= 500) request.log.error({ err: error, code }, 'request failed');
  const back = failedFormPage(request, code);
  if (back !== null) return reply.redirect(back, 303);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(errorPage(code, request.id, request.site?.themeHref));
};
