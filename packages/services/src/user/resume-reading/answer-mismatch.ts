import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Records that the seeker has chosen between the experience of the profile and that of the current resume. @param now
 * epoch ms
 */
export const answerMismatch = async (
  transaction: Kysely<Schema>,
  seekerId: number,
  now: number,
): Promise<void> => {
  await transaction
    .updateTable('resume_facts')
    .set({ mismatch_answered_at: new Date(now) })
    .where('seeker_id', '=', seekerId)
    .where('status', '=', 'read')
    .execute();
};
