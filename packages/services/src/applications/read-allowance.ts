import { type ApplyAllowance, applyAllowance } from '@broadsheet/contract/apply-rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface Member {
  readonly id: number;
  readonly is_pro: boolean;
}

/** What is left of a member's applications; what was done at employers' sites does not count. @param now epoch ms */
export const readAllowance = async (
  database: Kysely<Schema>,
  seeker: Member,
  limit: number,
  now: number,
): Promise<ApplyAllowance> => {
  if (seeker.is_pro) return applyAllowance(true, limit, [], now);
  const rows = await database
    .selectFrom('applications')
    .select('applied_at')
    .where('seeker_id', '=', seeker.id)
    .where('at_employer', '=', false)
    .orderBy('applied_at', 'desc')
    .limit(limit)
    .execute();
  const sent = rows.map(({ applied_at }) => applied_at.getTime());
  return applyAllowance(false, limit, sent, now);
};
