import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type Condition, oneOf } from './conditions.ts';

interface Unwanted {
  readonly companies: readonly number[] | null;
  readonly recruiters: readonly number[] | null;
  readonly jobs: readonly number[] | null;
}

/** Arrays instead of rows, because a seeker may have hidden thousands. */
const readUnwanted = async (
  database: Kysely<Schema>,
  seekerId: number,
  before: Date | null,
): Promise<Unwanted | undefined> => {
  const until = sql`coalesce(${before}::timestamptz, 'infinity')`;
  const { rows } = await sql<Unwanted>`
    select
      (select array_agg(company_id) from blocked_companies
        where seeker_id = ${seekerId} and blocked_at < ${until}) as companies,
      (select array_agg(recruiter_id) from unfollowed_recruiters
        where seeker_id = ${seekerId} and unfollowed_at < ${until})
        as recruiters,
      (select array_agg(job_id) from hidden_jobs
        where seeker_id = ${seekerId} and hidden_at < ${until}) as jobs
  `.execute(database);
  return rows[0];
};

/**
 * Excludes a seeker's unwanted jobs from every list of offers: hidden jobs, and all jobs of blocked companies and
 * unfollowed recruiters. @param before only what was rejected by then; null for all
 */
export const wantedConditions = async (
  database: Kysely<Schema>,
  seekerId: number,
  before: Date | null,
): Promise<readonly Condition[]> => {
  const unwanted = await readUnwanted(database, seekerId, before);
  if (!unwanted) return [];
  const { companies, recruiters, jobs } = unwanted;
  return [
    ...(companies ? [oneOf('companies', companies, false)] : []),
    ...(recruiters ? [oneOf('recruiters', recruiters, false)] : []),
    ...(jobs ? [oneOf('ids', jobs, false)] : []),
  ];
};

/** The given jobs without those that a seeker has rejected since, in order. */
export const filterWantedJobs = async (
  database: Kysely<Schema>,
  seekerId: number,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`
    select id from jobs where id = any(${ids}::integer[])
      and not exists (select from hidden_jobs where seeker_id = ${seekerId} and job_id = jobs.id)
      and not exists (select from blocked_companies blocked
        where seeker_id = ${seekerId} and blocked.company_id = jobs.company_id)
      and not exists (select from unfollowed_recruiters unfollowed
        where seeker_id = ${seekerId} and unfollowed.recruiter_id = jobs.recruiter_id)`.execute(
    database,
  );
  const remaining = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => remaining.has(id));
};
