import { AssessmentQuestion, type TakenTest } from '@broadsheet/contract/entities/assessment';
import Type from 'typebox';
import { END, endOf, questionHref } from './test-hrefs.ts';

/** The state of a test on its page. */
export const ShownTest = {
  /** Path of the test. */
  href: Type.String(),
  /** For each question of a running test, whether it is answered. */
  marks: Type.Array(Type.Boolean()),
  /** The current question; null at the end. */
  shown: Type.Union([
    Type.Object({
      ...AssessmentQuestion.properties,
      /** Position, from 1. */
      place: Type.Integer({ minimum: 1 }),
      /** Link after the answer. */
      next: Type.String(),
    }),
    Type.Null(),
  ]),
};
const Shown = Type.Object(ShownTest);
export type ShownTest = Type.Static<typeof Shown>;

/** Selects the question at a position; without one, the first unanswered question. */
const selectQuestion = (
  { asked: questions }: Pick<TakenTest, 'asked'>,
  position: string | undefined,
  href: string,
): ShownTest['shown'] => {
  if (position === END) return null;
  const open = questions.findIndex(({ chosen }) => chosen === null);
  const index = position !== undefined && /^\d{1,3}$/.test(position) ? Number(position) - 1 : open;
  const question = questions[index];
  if (!question) return null;
  const isLast = index === questions.length - 1;
  const next = isLast ? endOf({ href }) : questionHref({ href }, index + 2);
  return { ...question, place: index + 1, next };
};

/** @param position of the question, as the URL has it */
export const showTest = (
  test: Pick<TakenTest, 'asked'>,
  position: string | undefined,
  href: string,
): ShownTest => ({
  href,
  marks: test.asked.map(({ chosen }) => chosen !== null),
  shown: selectQuestion(test, position, href),
});
