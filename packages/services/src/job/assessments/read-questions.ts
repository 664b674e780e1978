import type { TakenTest } from '@broadsheet/contract/entities/assessment';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { OwnAttempt } from './take-assessment.ts';

/** The questions of a test in order, each with the seeker's answer. */
export const readQuestions = (database: Kysely<Schema>, { seekerId, assessmentId }: OwnAttempt) =>
  database
    .selectFrom('assessment_questions as questions')
    .leftJoin('assessment_answers as answers', (on) =>
      on.onRef('answers.question_id', '=', 'questions.id').on('answers.seeker_id', '=', seekerId),
    )
    .select(['questions.id', 'text', 'choices', 'right_choice', 'answers.choice as chosen'])
    .where('questions.assessment_id', '=', assessmentId)
    .orderBy('position')
    .execute();

export type ShownQuestion = Awaited<ReturnType<typeof readQuestions>>[number];

/** The questions as shown to a seeker: only while the test runs, and never with the right choice. */
export const questionsOf = (
  questions: readonly ShownQuestion[],
  state: TakenTest['state'],
): Pick<TakenTest, 'answered' | 'asked'> => ({
  answered: questions.filter(({ chosen }) => chosen !== null).length,
  asked:
    state === 'running'
      ? questions.map(({ id, text, choices, chosen }) => ({ id, text, choices, chosen }))
      : [],
});
