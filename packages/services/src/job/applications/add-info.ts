import type { CallBody } from '@broadsheet/contract/call';
import type { applyAdditionalInfo } from '@broadsheet/contract/calls/applications';
import type { ApplicationAnswer } from '@broadsheet/contract/entities/application';
import { AppError } from '@broadsheet/contract/errors';
import { readAnswers } from '@broadsheet/contract/job-answers';
import type { CallContext } from '../../platform/call/call-context.ts';
import { missingApplication } from './find-withdrawn.ts';
import { readQuestions } from './read-questions.ts';

type Info = Omit<CallBody<typeof applyAdditionalInfo>, 'jobcode'>;

/** Merges new information into the existing. Throws INFO_SENT for an answer that differs from an existing one. */
const withNew = (
  current: readonly ApplicationAnswer[],
  sent: readonly ApplicationAnswer[],
): readonly ApplicationAnswer[] => {
  const known = new Map(current.map((each) => [each.position, each.answer]));
  if (sent.some(({ position, answer }) => (known.get(position) ?? answer) !== answer))
    throw new AppError('INFO_SENT');
  const added = sent.filter(({ position }) => !known.has(position));
  return [...current, ...added].sort((one, other) => one.position - other.position);
};

const letterOf = (current: string | null, written: string | undefined): string | null => {
  const letter = written?.trim() || null;
  if (current !== null && letter !== null && letter !== current) throw new AppError('INFO_SENT');
  return current ?? letter;
};

/**
 * Adds missing information to an application. Throws APPLICATION_NOT_FOUND, APPLICATION_OVER, ANSWERS_NEEDED,
 * INFO_SENT.
 */
export const addInfo = (
  { database }: CallContext,
  seekerId: number,
  jobId: number,
  info: Info,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('applications')
      .select(['status', 'answers', 'cover_letter'])
      .where('seeker_id', '=', seekerId)
      .where('job_id', '=', jobId)
      .where('at_employer', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw await missingApplication(transaction, seekerId, jobId);
    if (row.status === 'rejected') throw new AppError('APPLICATION_OVER');
    const optional = (await readQuestions(transaction, jobId)).map((question) => ({
      ...question,
      required: false,
    }));
    const { answers, faults } = readAnswers(optional, info);
    if (faults.length > 0) throw new AppError('ANSWERS_NEEDED', { details: faults });
    await transaction
      .updateTable('applications')
      .set({
        answers: JSON.stringify(withNew(row.answers, answers)),
        cover_letter: letterOf(row.cover_letter, info.coverLetter),
      })
      .where('seeker_id', '=', seekerId)
      .where('job_id', '=', jobId)
      .execute();
  });
