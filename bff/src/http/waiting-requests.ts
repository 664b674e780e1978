import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * Closes connections that send requests without reading responses: Node starts all pipelined requests of one packet at
 * once, and hundreds of pages would wait in memory. No browser and no proxy pipelines requests.
 * @param max concurrent requests on one connection
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
        // An injected request has no connection.
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
