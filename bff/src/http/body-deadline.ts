import { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** Node's code for a request that never completes. */
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a form with a file, which may be on its way for minutes. */
    takesFile?: boolean;
  }
}

/**
 * Aborts requests whose body takes too long. The server's own timeout allows for file uploads; only upload routes use
 * all of it.
 */
export const createBodyDeadline = (deadlineMs: number) =>
  fp(
    async (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const { raw } = request;
        done();
        // An injected request has no connection, and its body is complete.
        const isComplete = raw.complete || !(raw.socket instanceof Socket);
        const { call, takesFile } = request.routeOptions.config;
        if (isComplete || raw.method === 'GET' || call?.upload || takesFile) return;
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
