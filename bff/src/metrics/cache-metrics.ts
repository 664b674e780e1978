import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { Counter, Gauge, type Registry } from 'prom-client';

type Source = () => Readonly<Record<string, CacheCounts>>;

/** Metrics of caches, read from them at each scrape. */
export const createCacheMetrics = (registers: Registry[]) => {
  const sources: Source[] = [];
  const all = () => sources.flatMap((source) => Object.entries(source()));
  new Counter({
    name: 'cache_lookups_total',
    help: 'Cache lookups by result: hit, stale or miss.',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset();
      for (const [cache, { hits, stale, misses }] of all()) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'stale' }, stale);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
  new Counter({
    name: 'cache_evictions_total',
    help: 'Cache entries evicted to make room.',
    labelNames: ['cache'],
    registers,
    collect() {
      this.reset();
      for (const [cache, { evictions }] of all()) this.inc({ cache }, evictions);
    },
  });
  const gaugeOf = (name: string, help: string, read: (counts: CacheCounts) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        for (const [cache, counts] of all()) this.set({ cache }, read(counts));
      },
    });
  gaugeOf('cache_entries', 'Entries in a cache.', ({ entries }) => entries);
  gaugeOf('cache_bytes', 'Approximate size of a cache in bytes.', ({ bytes }) => bytes);
  return (source: Source): void => void sources.push(source);
};
