import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { verifySecondFactor } from '@broadsheet/contract/calls/account';
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

/**
 * The session whose second step a call has completed; null for other calls, and if the person who is now logged in did not
 * begin that session. A browser can still hold such a session when somebody logs in by another way.
 * @param begun the token of the complete session
 */
export const findCompletedStep = async (
  sessions: Pick<Sessions, 'verify'>,
  request: FastifyRequest,
  { call, begun }: { readonly call: CallDefinition; readonly begun: string },
): Promise<string | null> => {
  if (call !== verifySecondFactor) return null;
  const held = await request.heldSession;
  if (!held || held.by === 'bearer') return null;
  const { brand } = siteOfRequest(request).brand;
  const [half, complete] = await Promise.all([
    sessions.verify(held.token, brand),
    sessions.verify(begun, brand),
  ]);
  return half?.claims.step && half.claims.sub === complete?.claims.sub ? half.claims.sid : null;
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
