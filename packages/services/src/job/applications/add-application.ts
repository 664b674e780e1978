import type { ApplicationAnswer } from '@broadsheet/contract/entities/application';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface NewApplication {
  readonly seekerId: number;
  readonly jobId: number;
  readonly answers: readonly ApplicationAnswer[];
  /** Null for none. */
  readonly coverLetter: string | null;
  readonly at: Date;
}

/** Adds an application. Returns false where a concurrent request was first, or the job is closed. */
export const addApplication = async (
  database: Kysely<Schema>,
  { seekerId, jobId, answers, coverLetter, at }: NewApplication,
): Promise<boolean> => {
  // The same statement checks the job, so that no application reaches a job that closes at the same time. A new
  // application replaces a withdrawn one.
  const { rows } = await sql`
    with again as (
      delete from withdrawn_applications
      where seeker_id = ${seekerId} and job_id = ${jobId}
        and exists (select from jobs where id = ${jobId} and status = 'open' and expires_at > ${at})
    )
    insert into applications (seeker_id, job_id, applied_at, at_employer, answers, cover_letter)
    select ${seekerId}::integer, id, ${at}::timestamptz, apply_url is not null,
      ${JSON.stringify(answers)}::jsonb, ${coverLetter}::text
    from jobs
    where id = ${jobId} and status = 'open' and expires_at > ${at}
    on conflict do nothing
    returning job_id`.execute(database);
  return rows.length > 0;
};
