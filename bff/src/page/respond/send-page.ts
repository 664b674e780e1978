import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyOn } from '../../http/encoding/accepted-encodings.ts';
import { isPrefetch } from '../../http/is-seen.ts';
import type { PagePolicy, SharedStorage } from '../plan/sharing.ts';
import type { PageRequest } from '../request/page-request.ts';
import { markPreview } from './mark-preview.ts';
import type { PageResponse } from './page-response.ts';
import { storeFilter } from './store-filter.ts';
import { writeExperimentCookies } from './write-experiment-cookies.ts';

const RETRY_AFTER_S = 5;

const opaque = (etag: string): string => etag.replace(/^W\//, '');

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => opaque(entry.trim()) === opaque(etag));

/** How a shared cache may store this response: a page of a class only where the cache tells classes apart. */
const sharedStorage = (
  { isFromEdge }: PageRequest,
  { shared, cache }: PagePolicy,
): SharedStorage | null => (isFromEdge || cache.scope === 'public' ? shared : null);

/** Sends a page's bytes with its caching headers; 304 when the client has just these. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
): FastifyReply => {
  const { plan, outcome, body } = response;
  const { status, policy } = outcome;
  const { request: pageRequest, selected } = plan;
  const shared = sharedStorage(pageRequest, policy);
  request.served = response;
  writeExperimentCookies(request, reply, plan);
  if (status === 200 && !isPrefetch(request))
    storeFilter(reply, pageRequest, plan.viewer, selected.page.kind);
  varyOn(reply, [...(shared?.vary ?? []), 'accept-encoding'])
    .code(status)
    .header('cache-control', shared?.control ?? policy.control);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (pageRequest.preview) markPreview(reply, pageRequest);
  else if (policy.control !== 'no-store') {
    reply.header('etag', body.etag);
    if (shared) reply.header('cache-tag', shared.tag);
    if (matches(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  }
  const { encoding, bytes } = body.encode(pageRequest.encodings);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};
