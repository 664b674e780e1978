import type { FastifyInstance } from 'fastify';

/** One line for each answer, where wanted; without the query, which holds what people look for. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url,
        statusCode: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
