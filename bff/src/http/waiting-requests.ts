import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Ends connections that ask on and on without taking their answers: Node begins all that comes in one packet at once,
 * hundreds of pages of which would wait in memory. No browser and no proxy asks for more than one at a time.
 * @param most how many may be begun on one connection
 */
export const createWaitingRequests = (max: number) =>
  fp(
    async (app) => {
      const begun = new WeakMap<Socket, number>();
      const count = ({ socket }: IncomingMessage, by: number): number => {
        const counted = (begun.get(socket) ?? 0) + by;
        begun.set(socket, counted);
        return counted;
      };
      app.addHook('onRequest', (request, reply, done) => {
        const { raw } = request;
        // What is injected comes over no connection.
        if (!(raw.socket instanceof Socket)) return done();
        if (count(raw, 1) > max) {
          reply.hijack();
          raw.socket.destroy();
          return;
        }
        reply.raw.once('close', () => count(raw, -1));
        done();
      });
    },
    { name: 'waiting-requests' },
  );
