import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** When a seeker's pro membership ends or ended, in epoch ms; null for a seeker who never was a pro member. */
export const findProExpiry = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<number | null> => {
  const held = await database
    .selectFrom('entitlements')
    .select('until')
    .where('seeker_id', '=', seekerId)
    .where('feature', '=', 'pro')
    .executeTakeFirst();
  return held?.until.getTime() ?? null;
};
