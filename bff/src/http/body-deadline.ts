import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Node's code for a request that never completes. */
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const stops = new WeakMap<IncomingMessage, () => void>();

/** Gives the body of a request all the time of the server: a file may be on its way for minutes. Only for people who are known. */
export const allowSlowBody = ({ raw }: FastifyRequest): void => stops.get(raw)?.();

/**
 * Aborts requests whose body takes too long. The server's own timeout allows for file uploads; only upload calls of
 * seekers use all of it, and those for which `allowSlowBody` was called.
 */
export const createBodyDeadline = (deadlineMs: number) =>
  fp(
    async (app) => {
      const watch = ({ raw, routeOptions }: FastifyRequest): void => {
        // An injected request has no connection, and its body is complete.
        const isComplete = raw.complete || !(raw.socket instanceof Socket);
        if (isComplete || raw.method === 'GET' || routeOptions.config.call?.upload) return;
        const timer = setTimeout(() => {
          const error = Object.assign(new Error('the body takes too long'), { code: TIMED_OUT });
          app.server.emit('clientError', error, raw.socket);
        }, deadlineMs);
        timer.unref();
        const stop = () => clearTimeout(timer);
        stops.set(raw, stop);
        raw.once('end', stop).once('close', stop);
      };
      app.addHook('onRequest', (request, _reply, done) => {
        watch(request);
        done();
      });
    },
    { name: 'body-deadline' },
  );
