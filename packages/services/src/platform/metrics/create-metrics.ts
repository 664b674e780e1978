import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of the services, in a registry of their own. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    calls: new Histogram({
      name: 'service_call_duration_seconds',
      help: 'Time to answer a call, by path pattern, method and status.',
      labelNames: ['call', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
      registers,
    }),
    streams: new Gauge({
      name: 'service_streams_open',
      help: 'Open event streams.',
      registers,
    }),
    connections: new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool by state: used or idle.',
      labelNames: ['state'],
      registers,
    }),
    maxConnections: new Gauge({
      name: 'database_connections_max',
      help: 'Maximum connections of the pool.',
      registers,
    }),
    connectionWaits: new Gauge({
      name: 'database_connection_waits',
      help: 'Statements that wait for a connection of the pool.',
      registers,
    }),
    databaseUp: new Gauge({
      name: 'database_up',
      help: '1 if the database answered the last query for background jobs, else 0.',
      registers,
    }),
    configFaults: new Gauge({
      name: 'brand_config_faults',
      help: 'Findings that stop newer brand configs. The last valid ones keep serving.',
      registers,
    }),
    jobs: new Gauge({
      name: 'background_jobs',
      help: 'Queued jobs by task and state: later, waiting, running, retrying or failed (not retried).',
      labelNames: ['task', 'state'],
      registers,
    }),
    oldestJob: new Gauge({
      name: 'background_job_oldest_seconds',
      help: 'Age of the oldest due job.',
      labelNames: ['task'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'background_job_duration_seconds',
      help: 'Time of a job in this process, by task and outcome: ok or failed.',
      labelNames: ['task', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
      registers,
    }),
    notices: new Counter({
      name: 'device_notices_total',
      help: 'Notices to devices by kind and outcome: sent, gone (the subscription has ended), refused, retried or dropped (not sent in time).',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    undoneJobs: new Counter({
      name: 'background_jobs_given_up_total',
      help: 'Jobs that failed on their last retry.',
      labelNames: ['task'],
      registers,
    }),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
