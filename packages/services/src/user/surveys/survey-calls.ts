import { answerSurvey, survey } from '@broadsheet/contract/calls/surveys';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { SurveySource } from './read-surveys.ts';
import { isAnswer, keyOfAnswer, runsAt, selectQuestion } from './select-question.ts';

type SurveyContext = CallContext & SurveySource;

const readAnswered = async (
  { database }: CallContext,
  seekerId: number,
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom('survey_answers')
    .select(['survey', 'question'])
    .where('seeker_id', '=', seekerId)
    .execute();
  return new Set(rows.map((row) => keyOfAnswer(row.survey, row.question)));
};

const readRunning = async ({ readSurveys, brand, now }: SurveyContext) =>
  (await readSurveys(brand)).filter((candidate) => runsAt(candidate, now));

export const surveyCall = bindCall(
  survey,
  async ({ placement }, _params, context: SurveyContext) => {
    const { id } = await readSeeker(context);
    const running = await readRunning(context);
    const next = selectQuestion(
      running.filter(({ placements }) => placements.includes(placement)),
      await readAnswered(context, id),
    );
    if (!next) return { survey: null };
    const { survey: found, question, position } = next;
    const { id: surveyId, title, questions } = found;
    return { survey: { surveyId, title, question, position, questions: questions.length } };
  },
);

export const answerSurveyCall = bindCall(
  answerSurvey,
  async (_query, _params, context: SurveyContext, { surveyId, questionId, answer = '', skip }) => {
    const { database, now } = context;
    const { id } = await readSeeker(context);
    const found = (await readRunning(context)).find((candidate) => candidate.id === surveyId);
    const question = found?.questions.find((candidate) => candidate.id === questionId);
    if (!found || !question) throw new AppError('SURVEY_NOT_FOUND');
    const answered = await readAnswered(context, id);
    const open = found.questions.filter(
      (candidate) => !answered.has(keyOfAnswer(surveyId, candidate.id)),
    );
    if (!open.includes(question)) throw new AppError('SURVEY_ANSWERED');
    if (skip === undefined && !isAnswer(question, answer)) {
      const details = [{ path: 'body/answer', message: 'must be an answer to the question' }];
      throw new AppError('VALIDATION', { details });
    }
    const questions = skip === 'survey' ? open : [question];
    const answers = await database
      .insertInto('survey_answers')
      .values(
        questions.map((one) => ({
          seeker_id: id,
          survey: surveyId,
          question: one.id,
          answer: skip === undefined ? answer.trim() : null,
          answered_at: new Date(now),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('question')
      .execute();
    if (answers.length === 0) throw new AppError('SURVEY_ANSWERED');
    return {
      message: context.messages.answers.surveyAnswered,
      left: open.length - questions.length,
    };
  },
);
