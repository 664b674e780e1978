import {
  answerQuiz,
  competitionQuiz,
  completeQuiz,
  startQuiz,
} from '@broadsheet/contract/calls/competition';
import { deviceOf } from '@broadsheet/contract/device';
import type { Competition } from '@broadsheet/contract/entities/competition';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../../auth/account/require-password.ts';
import {
  completeAttempt,
  type GivenAnswer,
  saveAnswer,
} from '../../../job/assessments/take-assessment.ts';
import { bindCall } from '../../../platform/call/bind-call.ts';
import { type CompetitionCallContext, requireCurrent } from '../find-competition.ts';
import { readQuiz, requireAttempt, startQuizAttempt } from './take-quiz.ts';

/** The seeker and the quiz. Throws QUIZ_NEEDS_DESKTOP depending on the client's User-Agent. */
const readTaker = async (context: CompetitionCallContext, competitionId?: string) => {
  const { id: seekerId } = await readSeeker(context);
  const competition = await requireCurrent(context, competitionId);
  if (deviceOf(context) !== 'desktop') throw new AppError('QUIZ_NEEDS_DESKTOP');
  return { seekerId, competition };
};

export const competitionQuizCall = bindCall(
  competitionQuiz,
  async (_query, _params, context: CompetitionCallContext) => {
    const { seekerId, competition } = await readTaker(context);
    return readQuiz(context, competition, seekerId);
  },
);

export const startQuizCall = bindCall(
  startQuiz,
  async (_query, _params, context: CompetitionCallContext, { competitionId }) => {
    const { seekerId, competition } = await readTaker(context, competitionId);
    await startQuizAttempt(context, competition, seekerId);
    const quiz = await readQuiz(context, competition, seekerId);
    const { quizTaken, quizStarted } = context.messages.answers;
    return { message: quiz.state === 'done' ? quizTaken : quizStarted, quiz };
  },
);

/** Throws the reason for which an answer was not saved. */
const refuse = async (
  context: CompetitionCallContext,
  competition: Competition,
  seekerId: number,
  { questionId }: GivenAnswer,
): Promise<never> => {
  const { state, asked } = await readQuiz(context, competition, seekerId);
  if (state !== 'running') throw new AppError('QUIZ_OVER');
  const isKnownQuestion = asked.some(({ id }) => id === questionId);
  throw new AppError('VALIDATION', {
    details: [
      isKnownQuestion
        ? { path: 'body/choice', message: 'must be a choice of this question' }
        : { path: 'body/questionId', message: 'must be a question of this quiz' },
    ],
  });
};

export const answerQuizCall = bindCall(
  answerQuiz,
  async (_query, _params, context: CompetitionCallContext, { competitionId, ...given }) => {
    const { seekerId, competition } = await readTaker(context, competitionId);
    const own = await requireAttempt(context, competition, seekerId);
    if (!(await saveAnswer(context.database, own, given, context.now)))
      return refuse(context, competition, seekerId, given);
    const { answerSaved } = context.messages.answers;
    return { message: answerSaved, quiz: await readQuiz(context, competition, seekerId) };
  },
);

export const completeQuizCall = bindCall(
  completeQuiz,
  async (_query, _params, context: CompetitionCallContext, { competitionId }) => {
    const { seekerId, competition } = await readTaker(context, competitionId);
    const own = await requireAttempt(context, competition, seekerId);
    await completeAttempt(context.database, own, context.now);
    const quiz = await readQuiz(context, competition, seekerId);
    return { message: context.messages.answers.quizSubmitted, quiz };
  },
);
