import {
  type SiteDatabase as Database,
  type DatabaseUrl,
  openSiteDatabase as openDatabase,
} from '@broadsheet/site-database/site-database';
import { MIGRATIONS } from './migrations.ts';
import type { RecordingSchema } from './schema.ts';

export type RecordingDatabase = Database<RecordingSchema>;

/** @param patienceMs timeout of one statement */
export const openRecordingDatabase = (
  databaseUrl: DatabaseUrl,
  timeoutMs?: number,
): RecordingDatabase =>
  openDatabase({ databaseUrl, schemaName: 'experiments', migrations: MIGRATIONS, timeoutMs });
