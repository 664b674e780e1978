import type { CallBody } from '@broadsheet/contract/call';
import type { applyJob } from '@broadsheet/contract/calls/job-actions';
import { AppError } from '@broadsheet/contract/errors';
import { readAnswers } from '@broadsheet/contract/job-answers';
import type { Transaction } from 'kysely';
import { lockSeekerProfile } from '../../auth/account/lock-seeker-profile.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { announceAssessment } from '../assessments/announce-assessment.ts';
import { addApplication } from './add-application.ts';
import { mailApplied } from './mail-applied.ts';
import { readAllowance } from './read-allowance.ts';
import { readLetter } from './read-letter.ts';
import { readQuestions } from './read-questions.ts';
import { refusedUntil } from './refused-until.ts';
import { requireConfirmation } from './require-confirmation.ts';

export interface Applying {
  readonly seekerId: number;
  readonly job: { readonly id: number; readonly applyUrl: string | null };
  readonly sent: Omit<CallBody<typeof applyJob>, 'jobcode'>;
}

export interface Applied {
  /** An earlier request has applied: nothing changes. */
  readonly already: boolean;
  readonly at: Date;
}

const findEarlier = async (
  transaction: Transaction<Schema>,
  { seekerId, job }: Applying,
): Promise<Date | undefined> => {
  const row = await transaction
    .selectFrom('applications')
    .select('applied_at')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', job.id)
    .executeTakeFirst();
  return row?.applied_at;
};

/** Questions on the employer's own site do not concern us. */
const readSent = async (transaction: Transaction<Schema>, { job, sent }: Applying) => {
  if (job.applyUrl !== null) return [];
  const { answers, faults } = readAnswers(await readQuestions(transaction, job.id), sent);
  if (faults.length > 0) throw new AppError('ANSWERS_NEEDED', { details: faults });
  return answers;
};

/**
 * Applies for a job once, however often and fast the request is repeated. Locks the seeker: otherwise concurrent
 * requests for different jobs could exceed the limit together. Throws JOB_CLOSED, ANSWERS_NEEDED, APPLY_UNCONFIRMED,
 * APPLY_LIMIT_REACHED.
 */
export const applyOnce = async (context: CallContext, applying: Applying): Promise<Applied> => {
  const { now } = context;
  const { applyLimit } = await context.directory();
  const { seekerId, job, sent } = applying;
  return context.database.transaction().execute(async (transaction) => {
    const seeker = await lockSeekerProfile(transaction, seekerId);
    const earlier = await findEarlier(transaction, applying);
    if (earlier) return { already: true, at: earlier };
    const answers = await readSent(transaction, applying);
    const isHere = job.applyUrl === null;
    if (isHere) await requireConfirmation(transaction, context, seekerId, sent.applyAnyway);
    const { left, from } = await readAllowance(transaction, seekerId, applyLimit, now, [job.id]);
    if (isHere && from !== null) throw refusedUntil('APPLY_LIMIT_REACHED', from);
    const coverLetter = isHere ? await readLetter(transaction, seeker, sent.coverLetter) : null;
    const at = new Date(now);
    const added = { seekerId, jobId: job.id, answers, coverLetter, at };
    if (!(await addApplication(transaction, added))) throw new AppError('JOB_CLOSED');
    await announceAssessment(transaction, { seekerId, jobId: job.id }, context);
    if (isHere) await mailApplied(transaction, { seeker, jobIds: [job.id], left, applyLimit }, now);
    return { already: false, at };
  });
};
