import type { FastifyReply } from 'fastify';

/** Aborts when the client closes the connection before its answer is complete. */
export const clientSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};
