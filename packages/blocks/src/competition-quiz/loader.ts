import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { competitionQuiz as quizCall } from '@broadsheet/contract/calls/competition';
import type { CompetitionQuiz } from '@broadsheet/contract/entities/competition';
import { AppError } from '@broadsheet/contract/errors';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { showTest } from '../shared/assessment/shown-test.ts';
import { competitionQuiz } from './schema.ts';

const WHY = {
  COMPETITION_NOT_FOUND: 'none',
  NOT_IN_COMPETITION: 'entry',
  QUIZ_NEEDS_DESKTOP: 'device',
} as const;

const whyOf = (error: unknown): (typeof WHY)[keyof typeof WHY] => {
  const code = error instanceof AppError ? error.code : '';
  for (const [known, why] of Object.entries(WHY)) if (known === code) return why;
  throw error;
};

const readQuiz = async ({ call, audience }: LoaderContext) => {
  if (audience.device !== 'desktop') return { quiz: null, why: 'device' } as const;
  try {
    return { quiz: await call(quizCall, {}), why: null };
  } catch (error) {
    return { quiz: null, why: whyOf(error) };
  }
};

const describe = ({ asked, ...quiz }: CompetitionQuiz, { now, page }: LoaderContext) => ({
  ...quiz,
  ...showTest({ asked }, page.query.question, hrefOf('epoch-round-one')),
  isOpen: Date.parse(quiz.opens) <= now && quiz.state === 'waiting',
  leftMs: Math.max(0, quiz.endsAt === null ? 0 : Date.parse(quiz.endsAt) - now),
});

export const loadCompetitionQuiz = defineLoader(competitionQuiz, async (_settings, context) => {
  if (!context.session?.isLoggedIn) return { data: null };
  const { quiz, why } = await readQuiz(context);
  return {
    data: { quiz: quiz && describe(quiz, context), why, failed: failureText(context.page) },
  };
});
