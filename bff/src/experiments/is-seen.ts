import type { FastifyReply, FastifyRequest } from 'fastify';

const PREFETCH = /\bprefetch\b/i;

/** Whether the page is fetched ahead, by the browser or by our own navigation: perhaps nobody will see it. */
const isFetchedAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers.purpose].some((purpose) => PREFETCH.test(String(purpose)));

/** Whether somebody sees the page that was sent: a copy of their own (304) counts, errors and HEAD do not. */
export const isSeen = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.method === 'GET' &&
  (reply.statusCode === 200 || reply.statusCode === 304) &&
  !isFetchedAhead(request);
