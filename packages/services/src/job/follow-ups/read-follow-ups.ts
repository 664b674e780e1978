import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const MAX_FOLLOW_UPS = 100;

/** A seeker's follow-ups, newest first; of one job where that is given. */
export const readFollowUps = async (
  database: Kysely<Schema>,
  seekerId: number,
  jobId: number | null,
) => {
  const rows = await database
    .selectFrom('follow_ups')
    .select(['job_id', 'followed_at', 'answered_at', 'answer'])
    .where('seeker_id', '=', seekerId)
    .$if(jobId !== null, (select) => select.where('job_id', '=', jobId ?? 0))
    .orderBy('followed_at', 'desc')
    .limit(MAX_FOLLOW_UPS)
    .execute();
  return rows.map((row) => ({
    jobId: row.job_id,
    followedAt: row.followed_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
  }));
};
