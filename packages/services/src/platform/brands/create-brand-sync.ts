import type { BrandConfigs } from '@broadsheet/content-store/open-brand-configs';
import { createSerialRunner } from '@broadsheet/content-store/serial-runner';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { syncBrands } from './sync-brands.ts';

const RETRY_MS = 1_000;

interface SyncLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface BrandSync {
  /** Calls back when the database holds newer configs than before. */
  readonly onChange: (listener: () => void) => () => void;
  /** Starts to synchronise the database with the configs. */
  readonly follow: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Synchronises the database with each newer config of the brands. While the database is away it retries every second.
 */
export const createBrandSync = (
  configs: BrandConfigs,
  database: Kysely<Schema>,
  log: SyncLog,
): BrandSync => {
  const listeners = new Set<() => void>();
  let again: NodeJS.Timeout | undefined;
  let unfollow: (() => void) | undefined;
  let isBehind = false;

  const sync = async (): Promise<void> => {
    clearTimeout(again);
    try {
      await syncBrands(database, configs.current());
      if (isBehind) log.info({}, 'the database holds the newest brand configs again');
      isBehind = false;
      for (const listener of listeners) listener();
    } catch (error) {
      if (!isBehind) log.warn({ err: error }, 'the database cannot take newer brand configs');
      isBehind = true;
      again = setTimeout(syncing.schedule, RETRY_MS);
      again.unref();
    }
  };
  const syncing = createSerialRunner(sync);
  return {
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: () => {
      unfollow ??= configs.onChange(syncing.schedule);
      // The configs may have changed since the database was prepared.
      syncing.schedule();
    },
    close: async () => {
      unfollow?.();
      listeners.clear();
      await syncing.end();
      clearTimeout(again);
    },
  };
};
