import type { Application } from '@broadsheet/contract/entities/application';
import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readFollowUps } from '../follow-ups/read-follow-ups.ts';
import { describeApplied, selectApplied } from './read-applied.ts';
import { readQuestions } from './read-questions.ts';

/** One application with everything that was sent. Throws APPLICATION_NOT_FOUND. */
export const readApplication = async (
  context: CallContext,
  seekerId: number,
  jobId: number,
): Promise<Application> => {
  const { database, brand } = context;
  const row = await selectApplied(context, seekerId, { jobId, size: 1, offset: 0 })
    .where('jobs.brand', '=', brand)
    .executeTakeFirst();
  const [applied] = row ? await describeApplied(context, seekerId, [row]) : [];
  if (!row || !applied) throw new AppError('APPLICATION_NOT_FOUND');
  const questions = row.at_employer ? [] : await readQuestions(database, jobId);
  const answered = new Set(row.answers.map(({ position }) => position));
  const followed = await readFollowUps(database, seekerId, jobId);
  return {
    ...applied,
    answers: row.answers,
    coverLetter: row.cover_letter,
    open: questions.filter(({ position }) => !answered.has(position)),
    followUps: followed.map(({ jobId: _, ...each }) => each),
  };
};
