import { createHash } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { type Competition, QUIZ_MINUTES } from '@broadsheet/contract/entities/competition';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

export const minutesOf = ({ quiz }: Pick<Competition, 'quiz'>): number =>
  quiz.minutes ?? QUIZ_MINUTES;

const insertQuestions = (
  transaction: Kysely<Schema>,
  assessmentId: number,
  { quiz }: Competition,
) =>
  transaction
    .insertInto('assessment_questions')
    .values(
      quiz.questions.map(({ text, choices, answer }, position) => ({
        assessment_id: assessmentId,
        position,
        text,
        choices,
        right_choice: choices.indexOf(answer),
      })),
    )
    .execute();

/**
 * Saves the quiz of a competition as an assessment, and returns its id. A changed quiz becomes another assessment, so
 * that participants who have started continue with the old one.
 */
export const saveQuiz = async (
  transaction: Kysely<Schema>,
  brand: Brand,
  competition: Competition,
): Promise<number> => {
  const { id, title, quiz } = competition;
  const minutes = minutesOf(competition);
  const digestInput = JSON.stringify([brand, id, minutes, quiz.questions]);
  const digest = createHash('sha256').update(digestInput).digest();
  const savedQuiz = await transaction
    .insertInto('assessments')
    .values({ title, minutes, digest })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (savedQuiz) {
    await insertQuestions(transaction, savedQuiz.id, competition);
    return savedQuiz.id;
  }
  const known = await transaction
    .selectFrom('assessments')
    .select('id')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return known.id;
};
