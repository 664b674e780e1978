import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Whose attempt, and at which test. */
export interface OwnAttempt {
  readonly seekerId: number;
  readonly assessmentId: number;
}

/**
 * Begins a test until whose end there is time; one that was begun stays as it is. Who may take it is the caller's to
 * know. @param lastEnd when its time is over however late it was begun; null is by its minutes alone @param now epoch ms
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
 * Keeps an answer while its test runs, and says whether it was kept. The attempt is locked against being handed in
 * meanwhile: nothing is answered after that. @param now epoch ms
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

/** Hands in one that runs; any other stays as it is. @param now epoch ms */
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
