import type { ServiceName } from '@broadsheet/contract/call';
import fp from 'fastify-plugin';

/** Dependencies that a replica can miss and still serve pages. */
type Missed = ServiceName | 'redis';

export interface HealthSources {
  readonly isClosing: () => boolean;
  readonly degraded: () => readonly Missed[];
  readonly countFaults: () => number;
  /** Rows and files that the content serves without. */
  readonly countLeftOut: () => number;
}

/** Liveness checks no dependency; readiness holds while services are down, because pages still work. */
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
