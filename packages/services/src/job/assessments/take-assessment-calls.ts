import {
  answerAssessment,
  assessment,
  completeAssessment,
  startAssessment,
} from '@broadsheet/contract/calls/assessments';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readJobcode } from '../detail/find-job.ts';
import { findAttempt, type OwnAssessment, readAssessment } from './read-assessment.ts';
import { completeAttempt, type GivenAnswer, saveAnswer, startAttempt } from './take-assessment.ts';

const readOwn = async (context: CallContext, jobcode: string): Promise<OwnAssessment> => {
  const { id: seekerId } = await readSeeker(context);
  return { seekerId, jobId: readJobcode(jobcode) };
};

export const assessmentCall = bindCall(assessment, async ({ jobcode }, _params, context) =>
  readAssessment(context.database, await readOwn(context, jobcode), context.now),
);

export const startAssessmentCall = bindCall(
  startAssessment,
  async (_query, _params, context, { jobcode }) => {
    const { database, now } = context;
    const own = await readOwn(context, jobcode);
    const attempt = await findAttempt(database, own, now);
    if (attempt.state === 'waiting') await startAttempt(database, attempt, null, now);
    const begun = await readAssessment(database, own, now);
    if (begun.state === 'missed' || begun.state === 'ended') throw new AppError('ASSESSMENT_OVER');
    const { answers } = context.messages;
    const message = begun.state === 'done' ? answers.assessmentTaken : answers.assessmentStarted;
    return { message, assessment: begun };
  },
);

/** Throws the reason for which an answer was not saved. */
const refuse = async (
  { database, now }: CallContext,
  own: OwnAssessment,
  { questionId }: GivenAnswer,
): Promise<never> => {
  const { state, asked } = await readAssessment(database, own, now);
  if (state !== 'running') throw new AppError('ASSESSMENT_OVER');
  if (!asked.some(({ id }) => id === questionId)) throw new AppError('ASSESSMENT_NOT_FOUND');
  throw new AppError('VALIDATION', {
    details: [{ path: 'body/choice', message: 'must be a choice of this question' }],
  });
};

export const answerAssessmentCall = bindCall(
  answerAssessment,
  async (_query, _params, context, { jobcode, ...given }) => {
    const own = await readOwn(context, jobcode);
    const { database, now } = context;
    const attempt = await findAttempt(database, own, now);
    if (!(await saveAnswer(database, attempt, given, now))) return refuse(context, own, given);
    const { answerSaved } = context.messages.answers;
    return { message: answerSaved, assessment: await readAssessment(database, own, now) };
  },
);

export const completeAssessmentCall = bindCall(
  completeAssessment,
  async (_query, _params, context, { jobcode }) => {
    const own = await readOwn(context, jobcode);
    const { database, now } = context;
    await completeAttempt(database, await findAttempt(database, own, now), now);
    const done = await readAssessment(database, own, now);
    if (done.state !== 'done') throw new AppError('ASSESSMENT_NOT_FOUND');
    return { message: context.messages.answers.assessmentSubmitted, assessment: done };
  },
);
