import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { OwnAssessment } from './read-assessment.ts';
import { deadline, isTurnedDown } from './select-assessments.ts';

/** Begins one that waits; one that was begun stays as it is. @param now epoch ms */
export const startAttempt = async (
  database: Kysely<Schema>,
  { seekerId, jobId }: OwnAssessment,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  await sql`
    insert into assessment_attempts (seeker_id, assessment_id, started_at, ends_at)
    select seeker_id, assessments.id, ${at}::timestamptz,
      ${at}::timestamptz + minutes * interval '1 minute'
    from applications join assessments using (job_id)
    where seeker_id = ${seekerId} and job_id = ${jobId} and ${deadline} > ${at}
      and not ${isTurnedDown}
    on conflict do nothing`.execute(database);
};

/** What is answered to a question. */
export interface GivenAnswer {
  readonly questionId: number;
  readonly choice: number;
}

/**
 * Keeps an answer while its assessment runs, and says whether it was kept. The attempt is locked against being handed in
 * meanwhile: nothing is answered after that. @param now epoch ms
 */
export const keepAnswer = async (
  database: Kysely<Schema>,
  { seekerId, jobId }: OwnAssessment,
  { questionId, choice }: GivenAnswer,
  now: number,
): Promise<boolean> => {
  const at = new Date(now);
  const { rows } = await sql`
    with running as (
      select attempts.seeker_id, attempts.assessment_id from assessment_attempts attempts
      join assessments on assessments.id = attempts.assessment_id
      where attempts.seeker_id = ${seekerId} and assessments.job_id = ${jobId}
        and completed_at is null and ends_at > ${at}
      for share of attempts
    )
    insert into assessment_answers (seeker_id, assessment_id, question_id, choice, answered_at)
    select seeker_id, assessment_id, questions.id, ${choice}::integer, ${at}::timestamptz
    from running join assessment_questions questions using (assessment_id)
    where questions.id = ${questionId} and ${choice}::integer < cardinality(choices)
    on conflict (seeker_id, question_id)
    do update set choice = excluded.choice, answered_at = excluded.answered_at
    returning question_id`.execute(database);
  return rows.length > 0;
};

/** Hands in one that runs; any other stays as it is. @param now epoch ms */
export const completeAttempt = async (
  database: Kysely<Schema>,
  { seekerId, jobId }: OwnAssessment,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  await database
    .updateTable('assessment_attempts')
    .set({ completed_at: at })
    .where('seeker_id', '=', seekerId)
    .where('assessment_id', '=', ({ selectFrom }) =>
      selectFrom('assessments').select('id').where('job_id', '=', jobId),
    )
    .where('completed_at', 'is', null)
    .where('ends_at', '>', at)
    .execute();
};
