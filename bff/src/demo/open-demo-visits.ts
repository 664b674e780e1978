import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { databaseUrlOf } from '../database-url-of.ts';
import type { DemoDayInput } from './demo-day.ts';
import { loadDemoVisits } from './load-demo-visits.ts';

export interface DemoVisitsOfSite {
  readonly config: Pick<Config, 'database' | 'hasDemoData' | 'demoScale' | 'eventSink'>;
  readonly content: { readonly current: () => Pick<Snapshot, 'brands' | 'experiments'> };
  readonly assign: DemoDayInput['assign'];
  readonly log: FastifyBaseLogger;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Loads visits of recent weeks beside the first requests; a site without demo data or without a database gets none.
 * `close` stops after the day that is being written.
 */
export const openDemoVisits = (site: DemoVisitsOfSite): { readonly close: () => Promise<void> } => {
  const { config, content, assign, log, now } = site;
  const { database, hasDemoData, demoScale, eventSink } = config;
  if (!database || !hasDemoData) return { close: async () => undefined };
  const stopped = new AbortController();
  const { brands, experiments } = content.current();
  const loading = loadDemoVisits({
    databaseUrl: databaseUrlOf(database),
    brands: Object.values(brands),
    experiments,
    assign,
    scale: demoScale,
    storesEvents: eventSink === 'postgres',
    now,
    signal: stopped.signal,
  }).catch((error: unknown) => log.warn({ err: error }, 'demo visits could not be loaded'));
  return {
    close: async () => {
      stopped.abort();
      await loading;
    },
  };
};
