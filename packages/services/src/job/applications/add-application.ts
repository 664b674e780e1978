import type { ApplicationAnswer } from '@broadsheet/contract/entities/application';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface NewApplication {
  readonly seekerId: number;
  readonly jobId: number;
  readonly answers: readonly ApplicationAnswer[];
  /** Null is none. */
  readonly coverLetter: string | null;
  readonly at: Date;
}

/** Whether it was added: not where somebody was faster, or the job is closed. */
export const addApplication = async (
  database: Kysely<Schema>,
  { seekerId, jobId, answers, coverLetter, at }: NewApplication,
): Promise<boolean> => {
  // The job is looked at in the same statement: nobody applies for one that closes at this moment.
  // Sent again, it takes the place of the one that was withdrawn.
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
