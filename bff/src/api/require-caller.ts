import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignOrigin, requireSameOrigin } from '../http/same-origin.ts';
import { siteOfRequest } from '../site/brand.ts';
import { recruiterTokenOf } from './answer-recruiter-call.ts';
import { isFormNavigation } from './form-navigation.ts';

/** A call that changes something, whatever its method. */
export const isWrite = ({ method, changes }: CallDefinition): boolean =>
  method !== 'GET' || changes === true;

/**
 * Throws FORBIDDEN for a write that another site's page sends. By cookie our own page has to be named, but for a GET,
 * of which every browser says where it comes from; without one a program that is no browser may ask. What comes with a
 * bearer no page could send unasked.
 */
const requireOwnPage = async (
  { method }: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const held = await request.holdSession(reply);
  if (held?.by === 'bearer') return;
  if (held?.by === 'cookie' && method !== 'GET') await requireSameOrigin(request);
  else refuseForeignOrigin(request);
};

/** What a call says to whom it takes for nobody. */
export const withoutTokenError = ({ service }: CallDefinition): AppError =>
  new AppError(service === 'otp' ? 'OTP_WITHOUT_TOKEN' : 'UNAUTHORIZED');

/** Checks who may make a call at all, before what it is made with. Throws FORBIDDEN, what the
 * call says without a token, and NOT_FOUND for what this brand has not switched on. */
export const requireCaller =
  (call: CallDefinition) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (call.flag && !siteOfRequest(request).brand.flags[call.flag])
      throw new AppError('NOT_FOUND');
    if (call.auth === 'recruiter') return void recruiterTokenOf(request);
    if (isWrite(call) && !call.fromElsewhere) await requireOwnPage(call, request, reply);
    // What a form has kept for after the login has to be read and checked first.
    const mayWait = call.afterLogin && isFormNavigation(request);
    if (call.auth === 'public' || mayWait || (await request.holdSession(reply))) return;
    throw withoutTokenError(call);
  };
