import type { FastifyInstance } from 'fastify';

/** Sent by a proxy that tries another server when this one closes the connection. */
export const CALLS_ELSEWHERE = 'x-asks-elsewhere';
const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * Drains a server between the shutdown signal and its exit: requests are still answered, and their connections are then
 * closed. Requests that a proxy can send elsewhere are not answered, so that it stops using this server before it is
 * gone. A proxy without another server must not send the header.
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
  // A response that ends after the server has started to close: its connection would delay the exit.
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
