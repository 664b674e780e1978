import type { FastifyReply, FastifyRequest } from 'fastify';

const PREFETCH = /\bprefetch\b/i;

const isSent = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  method === 'GET' && (statusCode === 200 || statusCode === 304);

/** Whether the page is prefetched, by the browser or by our own navigation: perhaps nobody will see it. */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers.purpose].some((purpose) => PREFETCH.test(String(purpose)));

/** Whether somebody sees the page that was sent: a 304 counts, errors and HEAD do not. */
export const isSeen = (request: FastifyRequest, reply: FastifyReply): boolean =>
  isSent(request, reply) && !isPrefetch(request);

/** Whether a page was sent that somebody may see later. */
export const isPrefetched = (request: FastifyRequest, reply: FastifyReply): boolean =>
  isSent(request, reply) && isPrefetch(request);
