import fp from 'fastify-plugin';

/** Tells the client the id under which the logs know its request. */
export const requestId = fp(
  async (app) => {
    app.addHook(
      'onRequest',
      async (request, reply) => void reply.header('x-request-id', request.id),
    );
  },
  { name: 'request-id' },
);
