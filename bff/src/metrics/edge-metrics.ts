import { Counter, Gauge, type Registry } from 'prom-client';

/** Purges of the caches in front of the site. */
export const createEdgeMetrics = (registers: Registry[]) => {
  const edgePurges = new Counter({
    name: 'edge_purges_total',
    help: 'Requests to purge the edge by outcome: purged, failed (tried again), or expired: never done while its pages lasted.',
    labelNames: ['outcome'] as const,
    registers,
  });
  let count = () => 0;
  new Gauge({
    name: 'edge_purges_waiting',
    help: 'Tags that the edge has not been purged of yet.',
    registers,
    collect() {
      this.set(count());
    },
  });
  return {
    edgePurges,
    /** Registers the reader of what waits. */
    edgePurgesWaiting: (read: () => number): void => {
      count = read;
    },
  };
};
