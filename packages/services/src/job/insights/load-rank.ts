import { DAY_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { heldBits } from './held-bits.ts';
import { type ApplicationRank, FRESH_DAYS, OLD_DAYS, RANK_WEIGHTS, scoreOf } from './rank.ts';
import { type JobToRank, oneSeeker, readApplicants } from './read-applicants.ts';

interface Counts {
  readonly others: number;
  readonly before: number;
  readonly owners: readonly number[];
}

/** Computes exactly like `scoreOf`, step by step: otherwise equal scores would differ in the last digit. */
const scoreAt = (now: number) => sql`
  fit + ${RANK_WEIGHTS.freshness}::float8 * case when told_at is null then 0 else least(1, greatest(0,
    1 - ((${now}::float8 - told_at) / ${DAY_MS} - ${FRESH_DAYS}) / ${OLD_DAYS - FRESH_DAYS})) end`;

const countBits = (indexes: readonly number[]) =>
  indexes.length === 0
    ? sql`'{}'::integer[]`
    : sql`array[${sql.join(
        indexes.map(
          (position) =>
            sql`(count(*) filter (where is_before and held & (1::bigint << ${position}::integer) <> 0))::integer`,
        ),
      )}]`;

/**
 * A seeker's rank among the applicants of a job, or the rank that they would have. The fits must be renewed first. Of
 * equal applicants the earlier one is ahead, and a seeker who has not applied is behind them. @param now epoch ms
 */
export const loadRank = async (
  database: Kysely<Schema>,
  job: JobToRank,
  seekerId: number,
  now: number,
): Promise<ApplicationRank> => {
  const [own] = await readApplicants(database, job, oneSeeker(job.id, seekerId), []);
  if (!own) throw new Error('a seeker is always compared');
  const held = heldBits(job.tagIds, own.tagIds);
  const known = heldBits(job.tagIds, job.tagIds);
  const lacking = [...job.tagIds.keys()].filter(
    (position) => ((known & ~held) >> BigInt(position)) & 1n,
  );
  const { rows } = await sql<Counts>`
    with placed as materialized (
      select held, (${scoreAt(now)}, coalesce((
          select applied_at from application_fits where job_id = ${job.id} and seeker_id = ${seekerId}
        ), 'infinity'), ${seekerId}::integer)
        > (${scoreOf(job, own, now)}::float8, applied_at, seeker_id) as is_before
      from application_fits where job_id = ${job.id} and seeker_id <> ${seekerId}
    )
    select count(*)::integer as others, (count(*) filter (where is_before))::integer as before,
      ${countBits(lacking)} as owners from placed`.execute(database);
  const { others, before, owners } = rows[0] ?? { others: 0, before: 0, owners: [] };
  const percentile = others === 0 ? 100 : Math.floor((100 * (others - before)) / others);
  return {
    rank: before + 1,
    outOf: others + 1,
    percentile,
    own,
    owners: new Map(
      lacking.map((position, index) => [job.tagIds[position] ?? 0, owners[index] ?? 0]),
    ),
  };
};
