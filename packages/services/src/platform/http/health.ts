import type { FastifyInstance } from 'fastify';
import type { Watched } from '../database/standby/read-order.ts';

export interface HealthSources {
  /** True after the shutdown signal. */
  readonly isDraining: () => boolean;
  /** What the start waits for; null once it has ended. */
  readonly waitsFor: () => string | null;
  /** Queries the primary. */
  readonly ping: () => Promise<unknown>;
  /** Absent where there is no standby. */
  readonly watched?: () => Watched;
  /** Why newer brand configs are not served, one line each; absent where nothing follows them. */
  readonly configFaults?: () => readonly string[];
}

/**
 * `live` means that the process answers. `ready` means that it can serve: a database is there, and no shutdown has
 * begun. `degraded` names the missing database, and `brand-configs` where newer ones have faults and the last valid
 * ones serve.
 */
export const registerHealth = (
  app: FastifyInstance,
  { isDraining, waitsFor, ping, watched, configFaults = () => [] }: HealthSources,
): void => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'closing' });
    const known = watched?.();
    const waitingFor = waitsFor();
    // A standby serves reads in the meantime.
    if (waitingFor !== null && (!known || known.standby === 'away'))
      return reply.code(503).send({ status: 'starting', waitingFor });
    try {
      // The watcher already knows that it is away; a primary that hangs would only delay this check.
      if (known?.isPrimaryAway) throw new Error('The primary does not answer');
      await ping();
      const faults = configFaults();
      const degraded = [
        ...(known && known.standby !== 'fresh' ? ['standby'] : []),
        ...(faults.length > 0 ? ['brand-configs'] : []),
      ];
      return { status: degraded.length > 0 ? 'degraded' : 'ready', degraded, faults };
    } catch (error) {
      if (known && known.standby !== 'away') return { status: 'degraded', degraded: ['primary'] };
      request.log.warn({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'database down' });
    }
  });
};
