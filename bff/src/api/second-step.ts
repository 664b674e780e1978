import type { Brand } from '@broadsheet/contract/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../session/sessions.ts';
import { siteOfRequest } from '../site/brand.ts';
import type { CallDeps } from './call-deps.ts';
import { bindToSecondStep } from './deferred-call.ts';
import { nextOfLogin } from './login-flow.ts';
import { tokenIn } from './session-outcome.ts';

/** The id of a session whose second step is open; null for every other token. */
const findSecondStep = async (
  sessions: Pick<Sessions, 'verify'>,
  token: string,
  brand: Brand,
): Promise<string | null> => {
  const verified = await sessions.verify(token, brand);
  return verified?.claims.step ? verified.claims.sid : null;
};

/** The session whose second step the request of a browser completes; null for other requests. */
export const secondStepOf = async (
  sessions: Pick<Sessions, 'verify'>,
  request: FastifyRequest,
): Promise<string | null> => {
  const held = await request.heldSession;
  if (!held || held.by === 'bearer') return null;
  return findSecondStep(sessions, held.token, siteOfRequest(request).brand.brand);
};

/**
 * Lets the deferred call wait for the second step of a login that has just begun its session.
 * @param answer of the call that logs in @param next the page after the login
 */
export const deferToSecondStep = async (
  { sessions, now }: Pick<CallDeps, 'sessions' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  next = nextOfLogin(request),
): Promise<void> => {
  const token = tokenIn(answer);
  if (token === null || request.readCookie('deferred-call') === undefined) return;
  const session = await findSecondStep(sessions, token, siteOfRequest(request).brand.brand);
  if (session !== null) bindToSecondStep(request, reply, { next, session }, now());
};
