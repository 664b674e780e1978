import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Condition, oneOf } from './conditions.ts';

interface Unwanted {
  readonly companies: readonly number[] | null;
  readonly recruiters: readonly number[] | null;
  readonly jobs: readonly number[] | null;
}

/** Arrays, not rows: somebody may have hidden thousands. */
const readUnwanted = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<Unwanted | undefined> => {
  const { rows } = await sql<Unwanted>`
    select
      (select array_agg(company_id) from blocked_companies where seeker_id = ${seekerId}) as companies,
      (select array_agg(recruiter_id) from unfollowed_recruiters where seeker_id = ${seekerId})
        as recruiters,
      (select array_agg(job_id) from hidden_jobs where seeker_id = ${seekerId}) as jobs
  `.execute(database);
  return rows[0];
};

/**
 * What keeps a seeker's unwanted jobs out of every list that offers jobs: those they have hidden, and all of companies
 * that they have blocked and of recruiters whom they have unfollowed.
 */
export const wantedConditions = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<readonly Condition[]> => {
  const unwanted = await readUnwanted(database, seekerId);
  if (!unwanted) return [];
  const { companies, recruiters, jobs } = unwanted;
  return [
    ...(companies ? [oneOf('companies', companies, false)] : []),
    ...(recruiters ? [oneOf('recruiters', recruiters, false)] : []),
    ...(jobs ? [oneOf('ids', jobs, false)] : []),
  ];
};
