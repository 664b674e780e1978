import type { Kysely } from 'kysely';
import type { Buckets } from '../assignment.ts';
import type { RecordingSchema } from './schema.ts';

/** The arms that follow an account to whatever device it logs in on. */
export const loadSeekerBuckets = async (
  database: Kysely<RecordingSchema>,
  seekerId: string,
): Promise<Buckets> => {
  const rows = await database
    .selectFrom('experiments.seeker_buckets')
    .select(['bucket', 'arm'])
    .where('seeker_id', '=', seekerId)
    .execute();
  return Object.fromEntries(rows.map(({ bucket, arm }) => [bucket, arm]));
};

/** Keeps arms that the account does not have yet; the first that was dealt stays. */
export const saveSeekerBuckets = async (
  database: Kysely<RecordingSchema>,
  seekerId: string,
  buckets: Buckets,
): Promise<void> => {
  const rows = Object.entries(buckets).map(([bucket, arm]) => ({
    seeker_id: seekerId,
    bucket,
    arm,
  }));
  if (rows.length === 0) return;
  await database
    .insertInto('experiments.seeker_buckets')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
