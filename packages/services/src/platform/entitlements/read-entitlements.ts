import type { Feature } from '@broadsheet/contract/entities/order';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The end of each feature that a seeker has or once had. */
export const readEntitlements = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<ReadonlyMap<Feature, Date>> => {
  const rows = await database
    .selectFrom('entitlements')
    .select(['feature', 'until'])
    .where('seeker_id', '=', seekerId)
    .orderBy('feature')
    .execute();
  return new Map(rows.map(({ feature, until }) => [feature, until]));
};

/** The same for the personal data export, with times as ISO 8601. */
export const exportEntitlements = async (database: Kysely<Schema>, seekerId: number) =>
  [...(await readEntitlements(database, seekerId))].map(([feature, until]) => ({
    feature,
    until: until.toISOString(),
  }));
