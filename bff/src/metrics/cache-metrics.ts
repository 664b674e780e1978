import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import { Counter, Gauge, type Registry } from 'prom-client';

type Source = () => Readonly<Record<string, CacheCounts>>;

/** What is told of caches, read from them when it is asked for. */
export const createCacheMetrics = (registers: Registry[]) => {
  const sources: Source[] = [];
  const all = () => sources.flatMap((source) => Object.entries(source()));
  new Counter({
    name: 'cache_lookups_total',
    help: 'Times that something was looked for in a cache: hit, stale, which was given past its time, or miss.',
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
    help: 'What had to leave a cache to make room.',
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
  gaugeOf('cache_entries', 'What a cache holds, by number.', ({ entries }) => entries);
  gaugeOf('cache_bytes', 'What a cache holds, in bytes, about.', ({ bytes }) => bytes);
  return (source: Source): void => void sources.push(source);
};
