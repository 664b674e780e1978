import type { CallReport, Upstream } from '@broadsheet/upstream/create-upstream';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createCacheMetrics } from './cache-metrics.ts';

/** Everything measured, in a registry of its own. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers,
  });
  const blocks = new Counter({
    name: 'blocks_total',
    help: 'Blocks by type and outcome: ready, empty, failed, deferred or unrendered; for clients that lack the type fallback or dropped.',
    labelNames: ['type', 'outcome'],
    registers,
  });
  const blockLoads = new Histogram({
    name: 'block_load_duration_seconds',
    help: 'Loads of blocks that somebody waited for, by type; what was kept is not loaded.',
    labelNames: ['type'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers,
  });
  const plans = new Counter({
    name: 'plans_served_total',
    help: 'Plans that pages were answered by, by kind of page, and whether shared caches may keep the answer: public or private.',
    labelNames: ['page', 'scope'],
    registers,
  });
  const arms = new Counter({
    name: 'experiment_arms_served_total',
    help: 'Page views by the arms of experiments that were met on them; those of a rollout are live and next.',
    labelNames: ['experiment', 'arm'],
    registers,
  });
  const upstreamSeconds = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Calls of services until they were answered, had failed or were given up.',
    labelNames: ['service'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers,
  });
  let readBreakers = (): readonly { service: string; isOpen: boolean }[] => [];
  new Gauge({
    name: 'upstream_breaker_open',
    help: '1 while calls of a service are refused without being made, for it failed too often: public reads that may lag, or all others.',
    labelNames: ['service'],
    registers,
    collect() {
      for (const { service, isOpen } of readBreakers()) this.set({ service }, isOpen ? 1 : 0);
    },
  });
  const outboxes = new Map<string, () => number>();
  new Gauge({
    name: 'outbox_waiting',
    help: 'What waits in memory to be written: exposures, block_counts, events.',
    labelNames: ['outbox'],
    registers,
    collect() {
      for (const [outbox, count] of outboxes) this.set({ outbox }, count());
    },
  });
  const streams = new Gauge({
    name: 'streams_open',
    help: 'Streams of events that are open to browsers.',
    registers,
  });
  const upstreamCalls = new Counter({
    name: 'upstream_calls_total',
    help: 'Calls of services by outcome: ok, refused, gone or the code of the fault.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const staleAnswers = new Counter({
    name: 'upstream_stale_answers_total',
    help: 'Calls that failed and were answered with an earlier answer.',
    labelNames: ['service'],
    registers,
  });
  const configFaults = new Gauge({
    name: 'config_faults',
    help: 'Faults in layouts and brand configs that keep the last good snapshot serving.',
    registers,
  });
  const browserFaults = new Counter({
    name: 'browser_block_faults_total',
    help: 'Blocks that a browser could not bring to life: unknown, unloadable, mismatch or threw.',
    labelNames: ['type', 'reason'],
    registers,
  });
  const exposures = new Counter({
    name: 'experiment_exposures_total',
    help: 'Exposures to arms of experiments that were written to the database, repeats left out.',
    registers,
  });
  const exposuresLost = new Counter({
    name: 'exposures_lost_total',
    help: 'Exposures and conversions that were given up before the database had them.',
    registers,
  });
  const audienceViewsLost = new Counter({
    name: 'audience_views_lost_total',
    help: 'Page views that are in no count by audience.',
    registers,
  });
  const blockCountsLost = new Counter({
    name: 'block_counts_lost_total',
    help: 'Loads and views of blocks that are in no count.',
    registers,
  });
  const eventsKept = new Counter({
    name: 'events_kept_total',
    help: 'Events of visits that were handed to where they are kept.',
    registers,
  });
  const eventsLost = new Counter({
    name: 'events_lost_total',
    help: 'Events of visits that were given up before they were kept.',
    registers,
  });
  const configLeftOut = new Gauge({
    name: 'config_left_out',
    help: 'Faults that cost only themselves: rows and files of banners, SEO files.',
    registers,
  });
  const builtInMessages = new Gauge({
    name: 'messages_built_in',
    help: 'Texts that the content lacks or has with a fault: those that came with the program serve.',
    registers,
  });
  const assignFaults = new Counter({
    name: 'experiment_assign_faults_total',
    help: 'Times that arms could not be dealt, so that control was served.',
    registers,
  });
  const rolloutShare = new Gauge({
    name: 'rollout_share',
    help: 'Share of people who are served the change that is rolled out; 0 while none is, or where it is at fault.',
    registers,
  });
  const redisAway = new Gauge({
    name: 'redis_away',
    help: '1 while the Redis of all replicas cannot be had, so that limits are counted for each.',
    registers,
  });
  const rollbacks = new Counter({
    name: 'rollout_rollbacks_total',
    help: 'Rollouts that this replica has taken back by itself.',
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
      lastAnswers: lastGood,
    }: Pick<Upstream, 'breakers' | 'lastAnswers'>): void => {
      readBreakers = breakers;
      followCaches(() => ({ 'last-good': lastGood() }));
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
    eventsKept,
    eventsLost,
    noteCall: ({ service, outcome, stale, seconds }: CallReport): void => {
      upstreamSeconds.observe({ service }, seconds);
      upstreamCalls.inc({ service, outcome });
      if (stale) staleAnswers.inc({ service });
    },
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
