import type { Feature } from '@broadsheet/contract/entities/order';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Ends the remainder of a granted term; later terms move forward by as much.
 * @param now epoch ms
 */
export const takeBack = async (
  transaction: Transaction<Schema>,
  given: {
    readonly seekerId: number;
    readonly feature: Feature;
    readonly from: Date;
    readonly until: Date;
  },
  now: number,
): Promise<void> => {
  const { seekerId, feature, from, until } = given;
  const left = until.getTime() - Math.max(from.getTime(), now);
  if (left <= 0) return;
  const span = sql`make_interval(secs => ${left / 1000})`;
  await sql`
    update entitlements set until = until - ${span}
    where seeker_id = ${seekerId} and feature = ${feature}`.execute(transaction);
  await sql`
    update order_items set given_from = given_from - ${span}, given_until = given_until - ${span}
    from orders
    where orders.id = order_id and seeker_id = ${seekerId} and feature = ${feature}
      and given_from >= ${until}`.execute(transaction);
};
