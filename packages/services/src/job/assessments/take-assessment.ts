import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The seeker and the test of an attempt. */
export interface OwnAttempt {
  readonly seekerId: number;
  readonly assessmentId: number;
}

/**
 * Starts an attempt with a time limit; one that was started before does not change. The caller checks who may take the
 * test. @param lastEnd the latest end, however late it is started; null: only the minutes count @param now epoch ms
 */
export const startAttempt = async (
  database: Kysely<Schema>,
  { seekerId, assessmentId }: OwnAttempt,
  lastEnd: Date | null,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  await sql`
    insert into assessment_attempts (seeker_id, assessment_id, started_at, ends_at)
    select ${seekerId}, id, ${at}::timestamptz,
      least(${at}::timestamptz + minutes * interval '1 minute', ${lastEnd}::timestamptz)
    from assessments where id = ${assessmentId}
    on conflict do nothing`.execute(database);
};

/** What is answered to a question. */
export interface GivenAnswer {
  readonly questionId: number;
  readonly choice: number;
}

/**
 * Saves an answer while the test runs, and returns whether it did. Locks the attempt against a concurrent submission:
 * no answer is saved after that. @param now epoch ms
 */
export const saveAnswer = async (
  database: Kysely<Schema>,
  { seekerId, assessmentId }: OwnAttempt,
  { questionId, choice }: GivenAnswer,
  now: number,
): Promise<boolean> => {
  const at = new Date(now);
  const { rows } = await sql`
    with running as (
      select seeker_id, assessment_id from assessment_attempts
      where seeker_id = ${seekerId} and assessment_id = ${assessmentId}
        and completed_at is null and ends_at > ${at}
      for share
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

/** Submits an attempt that runs; any other does not change. @param now epoch ms */
export const completeAttempt = async (
  database: Kysely<Schema>,
  { seekerId, assessmentId }: OwnAttempt,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  await database
    .updateTable('assessment_attempts')
    .set({ completed_at: at })
    .where('seeker_id', '=', seekerId)
    .where('assessment_id', '=', assessmentId)
    .where('completed_at', 'is', null)
    .where('ends_at', '>', at)
    .execute();
};
