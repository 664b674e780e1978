import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Until when a seeker is a pro member, or was: epoch ms; null for who never was one. */
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
