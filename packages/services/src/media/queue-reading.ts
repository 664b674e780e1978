import type { Kysely } from 'kysely';
import { queueJob } from '../platform/background/queue-job.ts';
import type { Schema } from '../platform/database/schema.ts';

/** A reading that fails is not begun again at once: what it has failed for may need a while. */
const TRIES_A_JOB = 1;

/** Has a resume read in the background, where it waits for that. */
export const queueReading = (database: Kysely<Schema>, fileId: string): Promise<void> =>
  queueJob(
    database,
    'parse-resume',
    { fileId },
    { triesMax: TRIES_A_JOB, key: `parse-resume ${fileId}` },
  );

/** Notes that a resume that has just been kept is to be read. @param now epoch ms */
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
