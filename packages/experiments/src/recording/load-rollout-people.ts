import { ROLLOUT_KEY, type RolloutArmName } from '@broadsheet/contract/studio/rollout';
import { type Kysely, sql } from 'kysely';
import type { RecordingSchema } from './schema.ts';

export interface RolloutPeople {
  readonly arm: RolloutArmName;
  readonly units: number;
  readonly applied: number;
}

/**
 * People exposed to one step of a rollout, and those who have applied since; people exposed to both arms are excluded.
 */
export const loadRolloutPeople = async (
  database: Kysely<RecordingSchema>,
  step: number,
): Promise<RolloutPeople[]> => {
  const { rows } = await sql<RolloutPeople>`
    with met as (
      select unit_id, min(arm) as arm, min(at) as at
      from experiments.exposures
      where experiment = ${ROLLOUT_KEY} and bucket_version = ${step} and unit_kind = 'visitor'
      group by unit_id
      having count(*) = 1
    )
    select arm, count(*)::int as units,
           (count(*) filter (where exists (
             select from experiments.conversions as applied
             where applied.unit_kind = 'visitor' and applied.unit_id = met.unit_id
               and applied.metric = 'apply' and applied.at >= met.at
           )))::int as applied
    from met group by arm order by arm`.execute(database);
  return rows;
};
