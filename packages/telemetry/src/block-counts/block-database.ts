import {
  type SiteDatabase as Database,
  type DatabaseUrl,
  openSiteDatabase as openDatabase,
} from '@broadsheet/site-database/site-database';
import { counts } from './migrations/0001-counts.ts';
import { vitals } from './migrations/0002-vitals.ts';

/** Untyped: its tables are queried in SQL only. */
export type BlockDatabase = Database<unknown>;

export const openBlockDatabase = (databaseUrl: DatabaseUrl): BlockDatabase =>
  openDatabase({
    databaseUrl,
    schemaName: 'blocks',
    migrations: { '0001-counts': counts, '0002-vitals': vitals },
  });
