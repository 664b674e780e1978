import type { FastifyInstance } from 'fastify';

/** `live` says that the process answers, `ready` that it can serve: data is loaded and the database is there. */
export const registerHealth = (
  app: FastifyInstance,
  { isLoaded, isDraining }: { isLoaded: () => boolean; isDraining: () => boolean },
  ping: () => Promise<unknown>,
): void => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'closing' });
    if (!isLoaded()) return reply.code(503).send({ status: 'loading' });
    try {
      await ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'database down' });
    }
  });
};
