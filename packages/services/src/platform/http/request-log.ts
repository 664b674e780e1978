import type { FastifyInstance } from 'fastify';

/** Machines poll these every few seconds. */
const QUIET = /^\/(health\/\w+|metrics)$/;

/**
 * Logs one line per response, under the request id of the BFF's log. The query is left out, because it holds what
 * people search for.
 */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const level = QUIET.test(routeOptions.url ?? '') ? 'debug' : 'info';
    request.log[level](
      {
        method,
        route: routeOptions.url,
        statusCode: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
