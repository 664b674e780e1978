import type { FastifyReply } from 'fastify';

/** Aborts when the client closes the connection before its answer is complete. */
export const clientSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const { raw } = reply;
  const leave = (): void => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return controller.signal;
};
