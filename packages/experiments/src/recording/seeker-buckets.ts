import type { Kysely } from 'kysely';
import type { Buckets } from '../assignment.ts';
import type { RecordingSchema } from './schema.ts';

/** The arms that follow an account to every device. */
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

/** Stores arms that the account does not have yet; the first assignment stays. */
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
