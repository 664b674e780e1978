import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Metrics of pages: their blocks, and how long each step takes. */
export const createPageMetrics = (registers: Registry[]) => {
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
    help: 'Pages served, by page kind and cache scope: public, class or private.',
    labelNames: ['page', 'scope'],
    registers,
  });
  const streams = new Gauge({
    name: 'streams_open',
    help: 'Open event streams to browsers.',
    registers,
  });
  const browserFaults = new Counter({
    name: 'browser_block_faults_total',
    help: 'Blocks that a browser could not hydrate, by type and reason: unknown, unloadable, mismatch or threw.',
    labelNames: ['type', 'reason'],
    registers,
  });
  return { requests, blocks, blockLoads, plans, streams, browserFaults };
};
