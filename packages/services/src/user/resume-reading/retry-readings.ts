import type { Kysely } from 'kysely';
import { queueReading } from '../../media/queue-reading.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { READING_TRIES_MAX } from './read-resume.ts';

/** Longer than an attempt takes: an older one has crashed, or is still queued. */
const STALLED_MS = 120_000;

/** Queues resumes again whose parsing crashed with its program, once, and then gives them up. @param now epoch ms */
export const retryReadings = async (database: Kysely<Schema>, now: number): Promise<void> => {
  const before = new Date(now - STALLED_MS);
  await database
    .updateTable('resume_facts')
    .set({ status: 'failed', failure: 'timeout', parsed_at: new Date(now) })
    .where('status', '=', 'reading')
    .where('tried_at', '<', before)
    .where('tries', '>=', READING_TRIES_MAX)
    .execute();
  const stalled = await database
    .selectFrom('resume_facts')
    .select('file_id')
    .where('status', '=', 'reading')
    .where('tried_at', '<', before)
    .execute();
  for (const { file_id } of stalled) await queueReading(database, file_id);
};
