import type { FastifyInstance } from 'fastify';

/** Sent by a proxy that asks another server where this one closes the connection. */
export const CALLS_ELSEWHERE = 'x-asks-elsewhere';
const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * What a server does between the word that it is to end and the end: everything is answered still, over connections that
 * are then closed. Only what a proxy can ask elsewhere is left unanswered, by which it learns to leave this server alone
 * before it is gone. A proxy that has nowhere else to ask must not send the header.
 */
export const addDraining = (
  app: Pick<FastifyInstance, 'addHook'>,
  isDraining: () => boolean,
): void => {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // What ends after the server has begun to close: nobody else closes its connection, and the end would wait for it.
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.destroySoon();
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isDraining()) return done();
    if (request.headers[CALLS_ELSEWHERE] && SAFE_METHODS.includes(request.method)) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    reply.header('connection', 'close');
    done();
  });
};
