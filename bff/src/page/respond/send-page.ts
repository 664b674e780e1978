import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, varyOnEncoding } from '../../http/encoding/accepted-encodings.ts';
import { isPrefetch } from '../../http/is-seen.ts';
import { markPreview } from './mark-preview.ts';
import type { PageResponse } from './page-response.ts';
import { storeFilter } from './store-filter.ts';
import { writeExperimentCookies } from './write-experiment-cookies.ts';

const RETRY_AFTER_S = 5;

const opaque = (etag: string): string => etag.replace(/^W\//, '');

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => opaque(entry.trim()) === opaque(etag));

/** Sends a page's bytes with its caching headers; 304 when the client has just these. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
): FastifyReply => {
  const { plan, outcome, body } = response;
  const { status, policy, selected } = outcome;
  request.served = response;
  writeExperimentCookies(request, reply, plan.content, outcome);
  if (status === 200 && !isPrefetch(request))
    storeFilter(reply, plan.request, plan.viewer, selected.page.kind);
  varyOnEncoding(reply).code(status).header('cache-control', policy.control);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (plan.request.preview) markPreview(reply, plan.request);
  else if (policy.control !== 'no-store') {
    reply.header('etag', body.etag);
    if (policy.tag) reply.header('cache-tag', policy.tag);
    if (matches(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  }
  const { encoding, bytes } = body.encode(acceptedEncodings(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};
