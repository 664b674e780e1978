import type { FastifyReply } from 'fastify';

const ENCODED = 'accept-encoding';

/** Tells caches that the encoding is the client's choice, beside what the answer varies on already. */
export const varyOnEncoding = (reply: FastifyReply): FastifyReply =>
  reply.header(
    'vary',
    reply.hasHeader('vary') ? `${reply.getHeader('vary')}, ${ENCODED}` : ENCODED,
  );
