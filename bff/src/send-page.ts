import { createHash } from 'node:crypto';
import type { Fragment } from '@broadsheet/contract/fragment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepDealt } from './experiments/keep-dealt.ts';
import type { PageAsk } from './page/page-ask.ts';
import type { WholePage } from './page/produce-page.ts';
import { markPreview } from './preview/mark-preview.ts';

const RETRY_AFTER_S = 5;

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);

/** Sends a page's bytes with its caching headers; 304 when the client has just these. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  ask: PageAsk,
  whole: WholePage,
  fragments: readonly Fragment[],
): FastifyReply => {
  const { page, policy } = whole;
  const { status } = page.page;
  request.served = { ask, whole };
  keepDealt(request, reply, ask, whole);
  const body = Buffer.concat(fragments.map(({ bytes }) => bytes));
  reply.code(status).header('cache-control', policy.control);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (ask.preview) return markPreview(reply, ask).send(body);
  if (status === 503) return reply.send(body);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', etag);
  if (policy.tag) reply.header('cache-tag', policy.tag);
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(body);
};
