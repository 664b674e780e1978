import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachePolicy } from './page/cache-policy.ts';

const RETRY_AFTER_S = 5;

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);

/** Sends a page's bytes with its caching headers; 304 when the client has just these. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { readonly status: number; readonly body: string; readonly policy: CachePolicy },
): FastifyReply => {
  const { status, policy } = answer;
  const body = Buffer.from(answer.body);
  reply.code(status).header('cache-control', policy.control);
  if (status === 503) return reply.header('retry-after', RETRY_AFTER_S).send(body);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', etag);
  if (policy.tag) reply.header('cache-tag', policy.tag);
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(body);
};
