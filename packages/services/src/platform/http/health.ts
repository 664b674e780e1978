import type { FastifyInstance } from 'fastify';
import type { Watched } from '../database/standby/read-order.ts';

export interface HealthSources {
  /** True from the word that it is to end. */
  readonly isDraining: () => boolean;
  /** What a start waits for; null once it has ended. */
  readonly waitsFor: () => string | null;
  /** Asks the primary. */
  readonly ping: () => Promise<unknown>;
  /** Absent where there is no standby. */
  readonly watched?: () => Watched;
  /** What keeps newer brand configs from serving, one line each; absent where nobody follows them. */
  readonly configFaults?: () => readonly string[];
}

/**
 * `live` says that the process answers, `ready` that it can serve: a database is there, and nobody has asked it to end.
 * `degraded` names the one that is missed, and `brand-configs` where newer ones are at fault: the last good ones serve.
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
    // A standby answers meanwhile.
    if (waitingFor !== null && (!known || known.standby === 'away'))
      return reply.code(503).send({ status: 'starting', waitingFor });
    try {
      // One that hangs is known to be away, and would not be heard of here.
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
