import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { conversionsOf } from '../experiments/conversions-of.ts';
import { measuresOfCall } from '../experiments/measures-of-call.ts';
import { clientSignal } from '../http/client-signal.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';
import type { CallDeps } from './call-deps.ts';
import { readDeferredCall } from './deferred-call.ts';
import { doneBy, type FormOutcome } from './form-navigation.ts';
import { leadsTo } from './leads-to.ts';
import { nextOfLogin } from './login-flow.ts';
import { findCompletedStep } from './second-step.ts';
import { CHANGING_LISTS } from './session-outcome.ts';

/** The outcome of the call, or the page of what it has created. */
export type DeferredOutcome = FormOutcome | { readonly next: string };

/** A login that is complete. */
interface CompleteLogin {
  /** The call that completed it. */
  readonly by: CallDefinition;
  /** The token of its session. */
  readonly token: string;
}

/**
 * Makes a visitor's deferred call once, after they log in with the same browser and login flow. It is deleted whatever
 * its outcome. @returns its outcome; null where there was none
 */
export const makeDeferredCall = async (
  { upstream, sessions, callDeadlineMs, recorder, tracker, now }: CallDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { by, token }: CompleteLogin,
): Promise<DeferredOutcome | null> => {
  if (request.readCookie('deferred-call') === undefined) return null;
  reply.dropCookie('deferred-call').dropCookie('login-flow');
  const session = await findCompletedStep(sessions, request, { call: by, begun: token });
  const deferred = readDeferredCall(request, { next: nextOfLogin(request), session }, now());
  if (!deferred) {
    request.log.info(
      'a deferred call of another browser, another login or an earlier hour was dropped',
    );
    return null;
  }
  const { call, body, place } = deferred;
  const { brand } = siteOfRequest(request).brand;
  const callService = upstream.caller({
    brand,
    signal: clientSignal(reply),
    deadlineMs: callDeadlineMs,
    client: clientOf(request),
    credentials: { token: () => token },
  });
  let answer: unknown;
  try {
    answer = await callService(call, { params: {}, query: {}, body });
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'UNKNOWN';
    request.log.warn({ code, call: call.path }, 'what was asked for before the login has failed');
    return { failed: code };
  }
  sessions.forget(brand, token);
  if (CHANGING_LISTS.has(call)) reply.writeMemberCookie('2');
  const verified = await sessions.verify(token, brand);
  const input = { params: {}, query: {}, body };
  const seekerId = verified?.claims.sub ?? null;
  const done = { request, seekerId, brand, at: now() };
  for (const conversion of conversionsOf(call, input, done)) recorder.converted(conversion);
  for (const measure of measuresOfCall(call, { body, answer }, done)) recorder.measured(measure);
  tracker.called(request, call, body, place);
  const page = leadsTo(call, answer);
  return page === null ? doneBy(call) : { next: page };
};
