import { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** As Node has it for a request that does not come to its end. */
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Ends requests whose body takes too long. The server itself waits as long as a file may take, which only those routes
 * are given that take one.
 */
export const createBodyDeadline = (deadlineMs: number) =>
  fp(
    async (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const { raw } = request;
        done();
        // What is injected comes over no connection, and its body is there.
        const isComplete = raw.complete || !(raw.socket instanceof Socket);
        if (isComplete || raw.method === 'GET' || request.routeOptions.config.call?.upload) return;
        const timer = setTimeout(() => {
          const error = Object.assign(new Error('the body takes too long'), { code: TIMED_OUT });
          app.server.emit('clientError', error, raw.socket);
        }, deadlineMs);
        timer.unref();
        const stop = () => clearTimeout(timer);
        raw.once('end', stop).once('close', stop);
      });
    },
    { name: 'body-deadline' },
  );
