import { type ApplyAllowance, applyAllowance } from '@broadsheet/contract/apply-rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { isProAt } from '../../platform/entitlements/is-pro-at.ts';

/**
 * The remaining applications of a member. Applications on employers' sites do not count, withdrawn ones do.
 * @param now epoch ms
 * @param again jobs of a new application: one that was withdrawn is not counted twice
 */
export const readAllowance = async (
  database: Kysely<Schema>,
  seekerId: number,
  limit: number,
  now: number,
  again: readonly number[] = [],
): Promise<ApplyAllowance> => {
  if (await isProAt(database, seekerId, now)) return applyAllowance(true, limit, [], now);
  const rows = await database
    .selectFrom('sent_applications')
    .select('applied_at')
    .where('seeker_id', '=', seekerId)
    .where('at_employer', '=', false)
    .$if(again.length > 0, (select) =>
      select.where(({ eb, not, and }) =>
        not(and([eb('status', '=', 'withdrawn'), eb('job_id', 'in', again)])),
      ),
    )
    .orderBy('applied_at', 'desc')
    .limit(limit)
    .execute();
  const sent = rows.map(({ applied_at }) => applied_at.getTime());
  return applyAllowance(false, limit, sent, now);
};
