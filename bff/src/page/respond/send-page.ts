import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyOn } from '../../http/encoding/accepted-encodings.ts';
import { isPrefetch } from '../../http/is-seen.ts';
import { matchesEtag } from '../../http/matches-etag.ts';
import { markOwner } from '../../offline/mark-owner.ts';
import type { CachingHeaders } from '../plan/sharing.ts';
import { markPreview } from './mark-preview.ts';
import type { PageResponse } from './page-response.ts';
import { storeFilter } from './store-filter.ts';
import { writeExperimentCookies } from './write-experiment-cookies.ts';

const RETRY_AFTER_S = 5;

/** Sends a page's bytes with its caching headers; 304 when the client has just these. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
  caching: CachingHeaders,
): FastifyReply => {
  const { plan, outcome, body } = response;
  const { status, policy } = outcome;
  const { request: pageRequest, selected } = plan;
  request.served = response;
  writeExperimentCookies(request, reply, plan);
  if (status === 200 && !isPrefetch(request))
    storeFilter(reply, pageRequest, plan.viewer, selected.page.kind);
  if (status === 200 && !pageRequest.preview)
    markOwner(reply, selected.page.kind, plan.viewer.reader);
  varyOn(reply, [...caching.vary, 'accept-encoding'])
    .code(status)
    .header('cache-control', caching.control);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (pageRequest.preview) markPreview(reply, pageRequest);
  else if (policy.control !== 'no-store') {
    reply.header('etag', body.etag);
    if (caching.tag !== null) reply.header('cache-tag', caching.tag);
    if (caching.edgeControl !== null) reply.header('cdn-cache-control', caching.edgeControl);
    if (matchesEtag(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  }
  const { encoding, bytes } = body.encode(pageRequest.encodings);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};
