import type { Competition, CompetitionQuiz } from '@broadsheet/contract/entities/competition';
import { AppError } from '@broadsheet/contract/errors';
import { stateOf } from '../../../job/assessments/assessment-state.ts';
import { questionsOf, readQuestions } from '../../../job/assessments/read-questions.ts';
import { type OwnAttempt, startAttempt } from '../../../job/assessments/take-assessment.ts';
import { readDecided } from '../decided-rounds.ts';
import type { CompetitionContext } from '../find-competition.ts';
import { runsAt } from '../phases.ts';
import { findParticipant } from '../read-entry.ts';
import { minutesOf, saveQuiz } from './save-quiz.ts';

type QuizContext = Pick<CompetitionContext, 'database' | 'brand' | 'now'>;

/**
 * Starts the quiz of a participant; an attempt that was started before does not change. Locks the participant's row, so
 * that concurrent requests share one attempt. It ends with the round at the latest. Throws NOT_IN_COMPETITION and
 * COMPETITION_CLOSED.
 */
export const startQuizAttempt = (
  { database, brand, now }: QuizContext,
  competition: Competition,
  seekerId: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const participant = await transaction
      .selectFrom('competition_participants')
      .select('quiz_id')
      .where('seeker_id', '=', seekerId)
      .where('competition', '=', competition.id)
      .forUpdate()
      .executeTakeFirst();
    if (!participant) throw new AppError('NOT_IN_COMPETITION');
    if (participant.quiz_id !== null) return;
    const decided = await readDecided(transaction, brand, competition.id);
    if (decided.has(1) || !runsAt(competition, 'round1', now))
      throw new AppError('COMPETITION_CLOSED');
    const assessmentId = await saveQuiz(transaction, brand, competition);
    const until = new Date(competition.timelines.round1.endDate);
    await startAttempt(transaction, { seekerId, assessmentId }, until, now);
    await transaction
      .updateTable('competition_participants')
      .set({ quiz_id: assessmentId })
      .where('seeker_id', '=', seekerId)
      .where('competition', '=', competition.id)
      .execute();
  });

/** The attempt that a seeker has started. Throws NOT_IN_COMPETITION, and QUIZ_OVER before one is started. */
export const requireAttempt = async (
  { database }: Pick<QuizContext, 'database'>,
  competition: Competition,
  seekerId: number,
): Promise<OwnAttempt> => {
  const participant = await findParticipant(database, seekerId, competition.id);
  if (!participant) throw new AppError('NOT_IN_COMPETITION');
  if (participant.quiz_id === null) throw new AppError('QUIZ_OVER');
  return { seekerId, assessmentId: participant.quiz_id };
};

const readAttempt = ({ database }: Pick<QuizContext, 'database'>, own: OwnAttempt) =>
  database
    .selectFrom('assessment_attempts as attempts')
    .innerJoin('assessments', 'assessments.id', 'attempts.assessment_id')
    .select(['minutes', 'ends_at', 'completed_at'])
    .where('seeker_id', '=', own.seekerId)
    .where('assessment_id', '=', own.assessmentId)
    .executeTakeFirstOrThrow();

/** A seeker's quiz as of an instant. Throws NOT_IN_COMPETITION. */
export const readQuiz = async (
  { database, now }: QuizContext,
  competition: Competition,
  seekerId: number,
): Promise<CompetitionQuiz> => {
  const participant = await findParticipant(database, seekerId, competition.id);
  if (!participant) throw new AppError('NOT_IN_COMPETITION');
  const { startDate: opens, endDate: deadline } = competition.timelines.round1;
  const quiz = { competitionId: competition.id, title: competition.title, opens, deadline };
  const times = {
    deadline: new Date(deadline),
    ends_at: null,
    completed_at: null,
    is_turned_down: false,
  };
  if (participant.quiz_id === null)
    return {
      ...quiz,
      minutes: minutesOf(competition),
      questions: competition.quiz.questions.length,
      state: stateOf(times, now),
      endsAt: null,
      answered: 0,
      asked: [],
    };
  const own = { seekerId, assessmentId: participant.quiz_id };
  const attempt = await readAttempt({ database }, own);
  const questions = await readQuestions(database, own);
  const state = stateOf({ ...times, ...attempt }, now);
  return {
    ...quiz,
    minutes: attempt.minutes,
    questions: questions.length,
    state,
    endsAt: attempt.ends_at.toISOString(),
    ...questionsOf(questions, state),
  };
};
