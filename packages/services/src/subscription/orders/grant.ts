import type { Feature } from '@broadsheet/contract/entities/order';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface Granted {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Grants a seeker a feature for some calendar months in India. A further term starts where the one before it ends. Not
 * idempotent: the caller locks what it grants the feature for. @param now epoch ms
 */
export const grant = async (
  transaction: Transaction<Schema>,
  given: { readonly seekerId: number; readonly feature: Feature; readonly months: number },
  now: number,
): Promise<Granted> => {
  const { seekerId, feature, months } = given;
  const at = new Date(now);
  await transaction
    .insertInto('entitlements')
    .values({ seeker_id: seekerId, feature, until: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = await transaction
    .selectFrom('entitlements')
    .select('until')
    .where('seeker_id', '=', seekerId)
    .where('feature', '=', feature)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const from = new Date(Math.max(held.until.getTime(), now));
  const { until } = await transaction
    .updateTable('entitlements')
    .set({
      until: sql<Date>`((${from}::timestamptz at time zone 'Asia/Kolkata')
        + make_interval(months => ${months})) at time zone 'Asia/Kolkata'`,
    })
    .where('seeker_id', '=', seekerId)
    .where('feature', '=', feature)
    .returning('until')
    .executeTakeFirstOrThrow();
  return { from, until };
};
