import type { Kysely } from 'kysely';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { describePreferences } from './preferences.ts';
import { readTaste } from './read-taste.ts';

/** What a seeker has hidden, and their preferences of the feed, for the personal data export. */
export const exportFeed = async (
  database: Kysely<Schema>,
  seekerId: number,
  directory: BrandDirectory,
) => {
  const context = { database, directory: async () => directory };
  const [hidden, unfollowed, { preferences }] = await Promise.all([
    database
      .selectFrom('hidden_jobs')
      .select(['job_id', 'hidden_at'])
      .where('seeker_id', '=', seekerId)
      .orderBy('hidden_at')
      .orderBy('job_id')
      .execute(),
    database
      .selectFrom('unfollowed_recruiters')
      .select(['recruiter_id', 'unfollowed_at'])
      .where('seeker_id', '=', seekerId)
      .orderBy('unfollowed_at')
      .orderBy('recruiter_id')
      .execute(),
    readTaste(context, seekerId),
  ]);
  return {
    hiddenJobs: hidden.map((row) => ({
      jobId: row.job_id,
      hiddenAt: row.hidden_at.toISOString(),
    })),
    unfollowedRecruiters: unfollowed.map((row) => ({
      recruiterId: row.recruiter_id,
      unfollowedAt: row.unfollowed_at.toISOString(),
    })),
    feedPreferences: describePreferences(preferences, directory),
  };
};
