import {
  type RecordingDatabase as Database,
  type DatabaseUrl,
  openRecordingDatabase as openDatabase,
} from '@broadsheet/recording/recording-database';
import { MIGRATIONS } from './migrations.ts';
import type { RecordingSchema } from './schema.ts';

export type RecordingDatabase = Database<RecordingSchema>;

/** @param patienceMs how long one statement may take */
export const openRecordingDatabase = (
  databaseUrl: DatabaseUrl,
  patienceMs?: number,
): RecordingDatabase =>
  openDatabase({ databaseUrl, schemaName: 'experiments', migrations: MIGRATIONS, patienceMs });
