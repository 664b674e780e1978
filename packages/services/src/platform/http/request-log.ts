import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by machines. */
const QUIET = /^\/(health\/\w+|metrics)$/;

/**
 * One line for each answer, by the id under which the BFF's log knows what it was for; without the query, which holds what
 * people look for.
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
