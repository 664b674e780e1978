import type { FastifyInstance } from 'fastify';

/** `live` says that the process answers, `ready` that it can serve: the database is there, and nobody has asked it to end. */
export const registerHealth = (
  app: FastifyInstance,
  isDraining: () => boolean,
  ping: () => Promise<unknown>,
): void => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'closing' });
    try {
      await ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'database down' });
    }
  });
};
