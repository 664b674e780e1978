import type { Kysely } from 'kysely';
import { queueJob } from '../platform/background/queue-job.ts';
import type { Schema } from '../platform/database/schema.ts';

/** A failed attempt is not retried at once: its cause may need a while. */
const TRIES_A_JOB = 1;

/** Queues a resume for parsing in the background. */
export const queueReading = (database: Kysely<Schema>, fileId: string): Promise<void> =>
  queueJob(
    database,
    'parse-resume',
    { fileId },
    { triesMax: TRIES_A_JOB, key: `parse-resume ${fileId}` },
  );

/** Records that a resume that was just saved must be parsed. @param now epoch ms */
export const beginReading = async (
  transaction: Kysely<Schema>,
  { seekerId, fileId }: { readonly seekerId: number; readonly fileId: string },
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('resume_facts')
    .values({ seeker_id: seekerId, file_id: fileId, status: 'reading', tried_at: new Date(now) })
    .execute();
  await queueReading(transaction, fileId);
};
