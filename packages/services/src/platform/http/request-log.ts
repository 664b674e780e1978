import type { FastifyInstance } from 'fastify';

/** Machines poll these every few seconds. */
const QUIET = /^\/(health\/\w+|metrics)$/;
/** Beyond this, a response is worth a line of its own. */
const SLOW_MS = 250;

/** Whether a response is worth a line at level info: good and quick ones are counted by the metrics. */
const isNotable = (statusCode: number, durationMs: number): boolean =>
  statusCode >= 400 || durationMs >= SLOW_MS;

/**
 * Logs responses that fail or are slow, under the request id of the BFF's log, and all others at level debug: a page makes
 * several calls, and a line for each costs more than some of them. The query is left out, because it holds what people
 * search for.
 */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode, elapsedTime } = reply;
    const isInfo = isNotable(statusCode, elapsedTime) && !QUIET.test(routeOptions.url ?? '');
    request.log[isInfo ? 'info' : 'debug'](
      { method, route: routeOptions.url, statusCode, durationMs: Math.round(elapsedTime) },
      'answered',
    );
    done();
  });
};
