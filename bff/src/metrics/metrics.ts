import type { CallReport, Upstream } from '@broadsheet/upstream/create-upstream';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createCacheMetrics } from './cache-metrics.ts';

/** Everything measured, in a registry of its own. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers,
  });
  const blocks = new Counter({
    name: 'blocks_total',
    help: 'Blocks by type and outcome: ready, empty, failed, deferred or unrendered; fallback or dropped for clients that lack the type.',
    labelNames: ['type', 'outcome'],
    registers,
  });
  const blockLoads = new Histogram({
    name: 'block_load_duration_seconds',
    help: 'Time to load a block that a page waited for, by type. Cached blocks are not counted.',
    labelNames: ['type'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers,
  });
  const plans = new Counter({
    name: 'plans_served_total',
    help: 'Pages served, by page kind and cache scope: public or private.',
    labelNames: ['page', 'scope'],
    registers,
  });
  const arms = new Counter({
    name: 'experiment_arms_served_total',
    help: 'Page views by experiment and arm served. The arms of a rollout are live and next.',
    labelNames: ['experiment', 'arm'],
    registers,
  });
  const upstreamSeconds = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Time of a service call until its answer, failure or abort.',
    labelNames: ['service'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers,
  });
  let readBreakers = (): readonly { service: string; isOpen: boolean }[] => [];
  new Gauge({
    name: 'upstream_breaker_open',
    help: '1 while the circuit breaker of a service is open: calls fail at once because too many failed before.',
    labelNames: ['service'],
    registers,
    collect() {
      for (const { service, isOpen } of readBreakers()) this.set({ service }, isOpen ? 1 : 0);
    },
  });
  const outboxes = new Map<string, () => number>();
  new Gauge({
    name: 'outbox_waiting',
    help: 'Rows that wait in memory to be written, by outbox: exposures, block_counts or events.',
    labelNames: ['outbox'],
    registers,
    collect() {
      for (const [outbox, count] of outboxes) this.set({ outbox }, count());
    },
  });
  const streams = new Gauge({
    name: 'streams_open',
    help: 'Open event streams to browsers.',
    registers,
  });
  const upstreamCalls = new Counter({
    name: 'upstream_calls_total',
    help: 'Service calls by outcome: ok, refused, gone or an error code.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const staleAnswers = new Counter({
    name: 'upstream_stale_answers_total',
    help: 'Service calls that failed and were answered from the stale cache.',
    labelNames: ['service'],
    registers,
  });
  const configFaults = new Gauge({
    name: 'config_faults',
    help: 'Findings in the content that stop a reload. The last valid content keeps serving.',
    registers,
  });
  const browserFaults = new Counter({
    name: 'browser_block_faults_total',
    help: 'Blocks that a browser could not hydrate, by type and reason: unknown, unloadable, mismatch or threw.',
    labelNames: ['type', 'reason'],
    registers,
  });
  const exposures = new Counter({
    name: 'experiment_exposures_total',
    help: 'Exposures written to the database, without repeats.',
    registers,
  });
  const exposuresLost = new Counter({
    name: 'exposures_lost_total',
    help: 'Exposures and conversions lost before they were written.',
    registers,
  });
  const audienceViewsLost = new Counter({
    name: 'audience_views_lost_total',
    help: 'Page views lost before they were counted by audience.',
    registers,
  });
  const blockCountsLost = new Counter({
    name: 'block_counts_lost_total',
    help: 'Loads and views of blocks lost before they were counted.',
    registers,
  });
  const eventsStored = new Counter({
    name: 'events_stored_total',
    help: 'Visit events stored by the event sink.',
    registers,
  });
  const eventsLost = new Counter({
    name: 'events_lost_total',
    help: 'Visit events lost before they were stored.',
    registers,
  });
  const configLeftOut = new Gauge({
    name: 'config_left_out',
    help: 'Findings that leave out only their own row or file, such as a banner row. All else serves.',
    registers,
  });
  const builtInMessages = new Gauge({
    name: 'messages_built_in',
    help: 'Texts that are missing or invalid in the content. The built-in texts serve.',
    registers,
  });
  const assignFaults = new Counter({
    name: 'experiment_assign_faults_total',
    help: 'Times that arms could not be assigned, so that control was served.',
    registers,
  });
  const rolloutShare = new Gauge({
    name: 'rollout_share',
    help: 'Share of people who get the change being rolled out; 0 when there is none, or it is invalid.',
    registers,
  });
  const redisAway = new Gauge({
    name: 'redis_away',
    help: '1 while Redis is unreachable, so that each replica counts rate limits by itself.',
    registers,
  });
  const rollbacks = new Counter({
    name: 'rollout_rollbacks_total',
    help: 'Rollouts that this replica rolled back automatically.',
    registers,
  });
  const followCaches = createCacheMetrics(registers);
  return {
    registry,
    blockLoads,
    plans,
    arms,
    streams,
    followCaches,
    /** Answers what takes the count of what waits in an outbox. */
    outbox:
      (name: string) =>
      (count: () => number): void =>
        void outboxes.set(name, count),
    followUpstream: ({
      breakers,
      lastAnswers: lastAnswersCounts,
    }: Pick<Upstream, 'breakers' | 'lastAnswers'>): void => {
      readBreakers = breakers;
      followCaches(() => ({ 'last-good': lastAnswersCounts() }));
    },
    rolloutShare,
    rollbacks,
    redisAway,
    requests,
    blocks,
    browserFaults,
    assignFaults,
    configFaults,
    configLeftOut,
    builtInMessages,
    exposures,
    exposuresLost,
    audienceViewsLost,
    blockCountsLost,
    eventsStored,
    eventsLost,
    noteCall: ({ service, outcome, stale, seconds }: CallReport): void => {
      upstreamSeconds.observe({ service }, seconds);
      upstreamCalls.inc({ service, outcome });
      if (stale) staleAnswers.inc({ service });
    },
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
