import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type AskedQuestion, askedOf, readQuestions } from './read-questions.ts';
import { describeAssessments, toPending } from './select-assessments.ts';

const HUNDRED = 100;

/** Whose assessment, and of which job. */
export interface OwnAssessment {
  readonly seekerId: number;
  readonly jobId: number;
}

const resultOf = (questions: readonly AskedQuestion[], passMark: number): Assessment['result'] => {
  const right = questions.filter((question) => question.chosen === question.right_choice).length;
  return {
    percent: Math.round((HUNDRED * right) / Math.max(1, questions.length)),
    passed: right * HUNDRED >= passMark * questions.length,
  };
};

/** One seeker's row of a job. Throws ASSESSMENT_NOT_FOUND for a job without one, and for who has not applied. */
const findRow = async (database: Kysely<Schema>, { seekerId, jobId }: OwnAssessment) => {
  const row = await describeAssessments(database, seekerId)
    .where('applications.job_id', '=', jobId)
    .executeTakeFirst();
  if (!row) throw new CatalogueError('ASSESSMENT_NOT_FOUND');
  return row;
};

/** What a seeker's attempt at the assessment of a job is kept by, and until when it can be begun. Throws as readAssessment. */
export const findAttempt = async (database: Kysely<Schema>, own: OwnAssessment) => {
  const { id: assessmentId, deadline } = await findRow(database, own);
  return { seekerId: own.seekerId, assessmentId, deadline };
};

/**
 * One seeker's assessment for one job, as it is at a moment. Throws ASSESSMENT_NOT_FOUND for a job without one, and for
 * who has not applied. @param now epoch ms
 */
export const readAssessment = async (
  database: Kysely<Schema>,
  own: OwnAssessment,
  now: number,
): Promise<Assessment> => {
  const row = await findRow(database, own);
  const questions = await readQuestions(database, { ...own, assessmentId: row.id });
  const pending = toPending(row, now);
  return {
    ...pending,
    ...askedOf(questions, pending.state),
    passMark: row.pass_mark,
    result: pending.state === 'done' ? resultOf(questions, row.pass_mark) : null,
  };
};
