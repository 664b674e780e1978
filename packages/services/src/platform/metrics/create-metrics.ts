import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything that the services measure, in a registry of its own. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    calls: new Histogram({
      name: 'service_call_duration_seconds',
      help: 'Calls answered, by the pattern of their path, method and status.',
      labelNames: ['call', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
      registers,
    }),
    streams: new Gauge({
      name: 'service_streams_open',
      help: 'Streams of events that are open.',
      registers,
    }),
    connections: new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, by state: used or idle.',
      labelNames: ['state'],
      registers,
    }),
    connectionsMost: new Gauge({
      name: 'database_connections_max',
      help: 'Connections that the pool may have.',
      registers,
    }),
    connectionWaits: new Gauge({
      name: 'database_connection_waits',
      help: 'Statements that wait for a connection of the pool.',
      registers,
    }),
    databaseUp: new Gauge({
      name: 'database_up',
      help: '1 where the database told of its jobs when it was asked for this, else 0.',
      registers,
    }),
    configFaults: new Gauge({
      name: 'brand_config_faults',
      help: 'Findings that keep newer brand configs from serving: the last good ones serve.',
      registers,
    }),
    jobs: new Gauge({
      name: 'background_jobs',
      help: 'Jobs of the queue by task and state: later, waiting, running, retrying or failed, which are not tried again.',
      labelNames: ['task', 'state'],
      registers,
    }),
    oldestJob: new Gauge({
      name: 'background_job_oldest_seconds',
      help: 'How long the job that has waited longest could have been done.',
      labelNames: ['task'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'background_job_duration_seconds',
      help: 'Jobs that this process has done, by task and outcome: ok or failed.',
      labelNames: ['task', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
      registers,
    }),
    undoneJobs: new Counter({
      name: 'background_jobs_given_up_total',
      help: 'Jobs that failed for the last time.',
      labelNames: ['task'],
      registers,
    }),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
