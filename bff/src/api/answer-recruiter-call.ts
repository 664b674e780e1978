import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientSignal } from '../http/client-signal.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';
import type { CallDeps } from './call-deps.ts';

const BEARER = /^bearer\s+(\S+)$/i;

/**
 * The token of a recruiter's program. Only the header counts, because no page of another site could send it. Throws
 * RECRUITER_TOKEN_WRONG without one.
 */
export const recruiterTokenOf = ({ headers }: FastifyRequest): string => {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('RECRUITER_TOKEN_WRONG');
  return token;
};

/** Makes a call in the name of a recruiter; the service resolves the token. */
export const answerRecruiterCall = async (
  { upstream, callDeadlineMs }: Pick<CallDeps, 'upstream' | 'callDeadlineMs'>,
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const token = recruiterTokenOf(request);
  const callService = upstream.caller({
    brand: siteOfRequest(request).brand.brand,
    signal: clientSignal(reply),
    deadlineMs: callDeadlineMs,
    client: clientOf(request),
    credentials: { token: () => token },
  });
  const { params, query, body } = request;
  const answer = await callService(call, {
    params,
    query,
    ...(call.body ? { body: body ?? {} } : {}),
  });
  return reply.header('cache-control', 'no-store').send(answer);
};
