import {
  type DatabaseUrl,
  openSiteDatabase,
  type SiteDatabase,
} from '@broadsheet/site-database/site-database';
import { events as firstTable } from './migrations/0001-events.ts';

const MIGRATIONS = { '0001-events': firstTable };

/** The database that holds `tracking.events`. */
export const openEventsDatabase = (databaseUrl: DatabaseUrl): SiteDatabase<unknown> =>
  openSiteDatabase({ databaseUrl, schemaName: 'tracking', migrations: MIGRATIONS });
