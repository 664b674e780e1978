import type { Feature } from '@broadsheet/contract/entities/order';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Whether a seeker has an active plan with a feature. @param now epoch ms */
export const mayUse = async (
  database: Kysely<Schema>,
  seekerId: number,
  feature: Feature,
  now: number,
): Promise<boolean> => {
  const row = await database
    .selectFrom('entitlements')
    .select('until')
    .where('seeker_id', '=', seekerId)
    .where('feature', '=', feature)
    .where('until', '>', new Date(now))
    .executeTakeFirst();
  return row !== undefined;
};
