import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../database/schema.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { readJobs } from '../metrics/read-jobs.ts';

export interface MeasuredParts {
  readonly metrics: Metrics;
  readonly database: Kysely<Schema>;
  /** Absent: no connections are measured. */
  readonly pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;
  /** The names of all background tasks. */
  readonly tasks: readonly string[];
  /** Counts findings that stop newer brand configs from being served. */
  readonly countConfigFaults: () => number;
}

const measurePool = (
  { connections, maxConnections, connectionWaits }: Metrics,
  { totalCount, idleCount, waitingCount, options }: NonNullable<MeasuredParts['pool']>,
): void => {
  connections.set({ state: 'used' }, totalCount - idleCount);
  connections.set({ state: 'idle' }, idleCount);
  maxConnections.set(options.max);
  connectionWaits.set(waitingCount);
};

/** Jobs of a task that only an earlier version knew share one label. */
const measureJobs = async ({ metrics, database, tasks }: MeasuredParts): Promise<void> => {
  const { databaseUp, jobs, oldestJob } = metrics;
  jobs.reset();
  oldestJob.reset();
  try {
    for (const { task, state, count, oldestSeconds } of await readJobs(database)) {
      const named = tasks.includes(task) ? task : 'not-known';
      jobs.inc({ task: named, state }, count);
      if (state === 'waiting' || state === 'retrying')
        oldestJob.set({ task: named }, oldestSeconds);
    }
    databaseUp.set(1);
  } catch {
    databaseUp.set(0);
  }
};

/** Serves the metrics at `/metrics`; where the database does not answer, it serves the others. */
export const registerMetrics = (app: FastifyInstance, parts: MeasuredParts): void => {
  const { metrics, pool } = parts;
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.url ?? 'none';
    const labels = { call, method: request.method, status: String(reply.statusCode) };
    metrics.calls.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (_, reply) => {
    if (pool) measurePool(metrics, pool);
    metrics.configFaults.set(parts.countConfigFaults());
    await measureJobs(parts);
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
};
