import type { FastifyInstance } from 'fastify';

interface HealthSources {
  readonly isLoaded: () => boolean;
  readonly isClosing: () => boolean;
}

/**
 * `live` says that the process answers, `ready` that it can serve: data is loaded, the database is there, and it is not
 * about to end.
 */
export const registerHealth = (
  app: FastifyInstance,
  { isLoaded, isClosing }: HealthSources,
  ping: () => Promise<unknown>,
): void => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' });
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
