import type { JobAssessment } from '@broadsheet/contract/entities/assessment';
import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { NoticeContext } from '../../platform/notifications/add-notification.ts';
import { announceAssessment } from './announce-assessment.ts';
import { deadline, isTurnedDown } from './select-assessments.ts';

const write = async (
  transaction: Transaction<Schema>,
  jobId: number,
  { title, minutes, passMark, days }: JobAssessment,
): Promise<{ readonly id: number; readonly is_new: boolean }> => {
  const values = { title, minutes, pass_mark: passMark, days };
  return transaction
    .insertInto('assessments')
    .values({ job_id: jobId, ...values })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(values))
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
};

/** Throws ASSESSMENT_BEGUN after an attempt has started, and blocks new attempts until the transaction ends. */
const requireUnbegun = async (transaction: Transaction<Schema>, id: number): Promise<void> => {
  await sql`select from assessments where id = ${id} for update`.execute(transaction);
  const begun = await transaction
    .selectFrom('assessment_attempts')
    .select('seeker_id')
    .where('assessment_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (begun) throw new AppError('ASSESSMENT_BEGUN');
};

const replaceQuestions = async (
  transaction: Transaction<Schema>,
  id: number,
  { questions }: JobAssessment,
): Promise<void> => {
  await transaction.deleteFrom('assessment_questions').where('assessment_id', '=', id).execute();
  const rows = questions.map(({ text, choices, rightChoice }, position) => ({
    assessment_id: id,
    position,
    text,
    choices,
    right_choice: rightChoice,
  }));
  await transaction.insertInto('assessment_questions').values(rows).execute();
};

const notifyApplicants = async (
  transaction: Transaction<Schema>,
  jobId: number,
  context: NoticeContext,
): Promise<number> => {
  const waiting = await transaction
    .selectFrom('applications')
    .innerJoin('assessments', 'assessments.job_id', 'applications.job_id')
    .select('seeker_id')
    .where('applications.job_id', '=', jobId)
    .where(sql<boolean>`${deadline} > ${new Date(context.now)} and not ${isTurnedDown}`)
    .orderBy('seeker_id')
    .execute();
  for (const { seeker_id: seekerId } of waiting)
    await announceAssessment(transaction, { seekerId, jobId }, context);
  return waiting.length;
};

/**
 * Sets the test of a job, and returns how many earlier applicants it has notified. Throws ASSESSMENT_BEGUN.
 */
export const setJobAssessment = async (
  database: Kysely<Schema>,
  jobId: number,
  assessment: JobAssessment,
  context: NoticeContext,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { id, is_new } = await write(transaction, jobId, assessment);
    await requireUnbegun(transaction, id);
    await replaceQuestions(transaction, id, assessment);
    return is_new ? notifyApplicants(transaction, jobId, context) : 0;
  });
