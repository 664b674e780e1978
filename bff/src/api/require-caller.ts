import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignOrigin, requireSameOrigin } from '../http/same-origin.ts';
import { siteOfRequest } from '../site/brand.ts';
import { recruiterTokenOf } from './answer-recruiter-call.ts';
import { isFormNavigation, prefersAsync } from './form-navigation.ts';

/** A call that changes data, independent of its method. */
export const isWrite = ({ method, changes }: CallDefinition): boolean =>
  method !== 'GET' || changes === true;

/**
 * Throws FORBIDDEN for a write from another site's page. A write by cookie needs our own page as its origin, except a
 * GET, where browsers always name their origin: without one the client is no browser. A bearer token needs no check,
 * because no page sends it by itself.
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

/** The error of a call without a valid token. */
export const withoutTokenError = ({ service }: CallDefinition): AppError =>
  new AppError(service === 'otp' ? 'OTP_WITHOUT_TOKEN' : 'UNAUTHORIZED');

/**
 * Checks who may make a call, before its input is read. Throws FORBIDDEN, the call's error for a missing token, and
 * NOT_FOUND for features that this brand has switched off.
 */
export const requireCaller =
  (call: CallDefinition) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (call.flag && !siteOfRequest(request).brand.flags[call.flag])
      throw new AppError('NOT_FOUND');
    if (call.auth === 'recruiter') return void recruiterTokenOf(request);
    if (isWrite(call) && !call.fromElsewhere) await requireOwnPage(call, request, reply);
    // A call that is deferred until after the login must be parsed and validated first.
    const mayWait = call.afterLogin && (isFormNavigation(request) || prefersAsync(request));
    if (call.auth === 'public' || mayWait || (await request.holdSession(reply))) return;
    throw withoutTokenError(call);
  };
