import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { resultOf } from './assessment-result.ts';
import { describeAssessments, toPending } from './select-assessments.ts';

/** Whose assessment, and of which job. */
export interface OwnAssessment {
  readonly seekerId: number;
  readonly jobId: number;
}

const readQuestions = (database: Kysely<Schema>, assessmentId: number, seekerId: number) =>
  database
    .selectFrom('assessment_questions as questions')
    .leftJoin('assessment_answers as answers', (on) =>
      on.onRef('answers.question_id', '=', 'questions.id').on('answers.seeker_id', '=', seekerId),
    )
    .select(['questions.id', 'text', 'choices', 'right_choice', 'answers.choice as chosen'])
    .where('questions.assessment_id', '=', assessmentId)
    .orderBy('position')
    .execute();

type Question = Awaited<ReturnType<typeof readQuestions>>[number];

const rightOf = (questions: readonly Question[]): number =>
  questions.filter(({ chosen, right_choice }) => chosen === right_choice).length;

/**
 * One seeker's assessment for one job, as it is at a moment. Throws ASSESSMENT_NOT_FOUND for a job without one, and for
 * who has not applied. @param now epoch ms
 */
export const readAssessment = async (
  database: Kysely<Schema>,
  { seekerId, jobId }: OwnAssessment,
  now: number,
): Promise<Assessment> => {
  const row = await describeAssessments(database, seekerId)
    .where('applications.job_id', '=', jobId)
    .executeTakeFirst();
  if (!row) throw new CatalogueError('ASSESSMENT_NOT_FOUND');
  const questions = await readQuestions(database, row.id, seekerId);
  const pending = toPending(row, now);
  const score = { questions: questions.length, passMark: row.pass_mark };
  const isRunning = pending.state === 'running';
  return {
    ...pending,
    passMark: row.pass_mark,
    answered: questions.filter(({ chosen }) => chosen !== null).length,
    asked: isRunning
      ? questions.map(({ id, text, choices, chosen }) => ({ id, text, choices, chosen }))
      : [],
    result: pending.state === 'done' ? resultOf({ right: rightOf(questions), ...score }) : null,
  };
};
