import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { resultOf } from './assessment-result.ts';
import { stateOf } from './assessment-state.ts';
import { questionsOf, readQuestions, type ShownQuestion } from './read-questions.ts';
import { describeAssessments, toPending } from './select-assessments.ts';

/** The seeker and the job of an assessment. */
export interface OwnAssessment {
  readonly seekerId: number;
  readonly jobId: number;
}

const rightOf = (questions: readonly ShownQuestion[]): number =>
  questions.filter(({ chosen, right_choice }) => chosen === right_choice).length;

/**
 * A seeker's row for a job. Throws ASSESSMENT_NOT_FOUND for a job without an assessment, and for a seeker who has not
 * applied.
 */
const findRow = async (database: Kysely<Schema>, { seekerId, jobId }: OwnAssessment) => {
  const row = await describeAssessments(database, seekerId)
    .where('applications.job_id', '=', jobId)
    .executeTakeFirst();
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND');
  return row;
};

/** The key of an attempt at a job's assessment, and its state. Throws like readAssessment. @param now epoch ms */
export const findAttempt = async (database: Kysely<Schema>, own: OwnAssessment, now: number) => {
  const row = await findRow(database, own);
  return { seekerId: own.seekerId, assessmentId: row.id, state: stateOf(row, now) };
};

/**
 * A seeker's assessment for a job, as of an instant. Throws ASSESSMENT_NOT_FOUND for a job without one, and for a
 * seeker who has not applied. @param now epoch ms
 */
export const readAssessment = async (
  database: Kysely<Schema>,
  own: OwnAssessment,
  now: number,
): Promise<Assessment> => {
  const row = await findRow(database, own);
  const questions = await readQuestions(database, { ...own, assessmentId: row.id });
  const pending = toPending(row, now);
  const score = { questions: questions.length, passMark: row.pass_mark };
  return {
    ...pending,
    ...questionsOf(questions, pending.state),
    passMark: row.pass_mark,
    result: pending.state === 'done' ? resultOf({ right: rightOf(questions), ...score }) : null,
  };
};
