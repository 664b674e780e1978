import type { ServiceName } from '@broadsheet/contract/call';
import fp from 'fastify-plugin';

/** What a replica can be without, while its pages go on. */
type Missed = ServiceName | 'redis';

export interface HealthSources {
  readonly isClosing: () => boolean;
  readonly degraded: () => readonly Missed[];
  readonly countFaults: () => number;
  /** Rows and files that the content serves without. */
  readonly countLeftOut: () => number;
}

/** Liveness asks nothing of others; readiness stays with services down, for pages still answer. */
export const createHealth = ({ isClosing, degraded, countFaults, countLeftOut }: HealthSources) =>
  fp(
    async (app) => {
      app.get('/health/live', async (_, reply) =>
        reply.header('cache-control', 'no-store').send({ status: 'ok' }),
      );
      app.get('/health/ready', async (_, reply) => {
        reply.header('cache-control', 'no-store');
        if (isClosing()) return reply.code(503).send({ status: 'closing' });
        const missed = degraded();
        const faults = countFaults();
        const status = missed.length > 0 || faults > 0 ? 'degraded' : 'ok';
        return reply.send({ status, degraded: missed, faults, leftOut: countLeftOut() });
      });
    },
    { name: 'health' },
  );
