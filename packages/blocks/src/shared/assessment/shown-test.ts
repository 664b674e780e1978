import { AssessmentQuestion, type TakenTest } from '@broadsheet/contract/entities/assessment';
import Type from 'typebox';
import { END, endOf, questionHref } from './test-hrefs.ts';

/** How a test stands on its page, beside what is told of it. */
export const ShownTest = {
  /** Of the test. */
  href: Type.String(),
  /** Of every question while it runs, whether it is answered. */
  marks: Type.Array(Type.Boolean()),
  /** The question that is shown; null at the end. */
  shown: Type.Union([
    Type.Object({
      ...AssessmentQuestion.properties,
      /** From 1. */
      place: Type.Integer({ minimum: 1 }),
      /** Where its answer leads. */
      next: Type.String(),
    }),
    Type.Null(),
  ]),
};
const Shown = Type.Object(ShownTest);
export type ShownTest = Type.Static<typeof Shown>;

/** The question of that place; without one the first that was not answered yet. */
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

/** @param place as the address names it */
export const showTest = (
  test: Pick<TakenTest, 'asked'>,
  position: string | undefined,
  href: string,
): ShownTest => ({
  href,
  marks: test.asked.map(({ chosen }) => chosen !== null),
  shown: selectQuestion(test, position, href),
});
