import type { Brand } from '@broadsheet/contract/brand';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { Kysely } from 'kysely';
import { announceAssessment } from '../../../src/job/assessments/announce-assessment.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { DEMO_QUESTIONS } from './demo-questions.ts';

const MINUTES = 15;
const PASS_MARK = 60;
/** Long enough for people who try the site. */
const DAYS = 60;
/** The number of jobs with a test that the demo accounts have applied for. */
const JOBS = 3;

interface DemoAssessments {
  readonly brand: Brand;
  readonly jobs: readonly number[];
  /** Epoch milliseconds. */
  readonly now: number;
}

const addAssessment = async (transaction: Kysely<Schema>, brand: Brand, jobId: number) => {
  const { title, questions } = DEMO_QUESTIONS[brand];
  const { id } = await transaction
    .insertInto('assessments')
    .values({ job_id: jobId, title, minutes: MINUTES, pass_mark: PASS_MARK, days: DAYS })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('assessment_questions')
    .values(
      questions.map(({ text, choices, right }, position) => ({
        assessment_id: id,
        position,
        text,
        choices: [...choices],
        right_choice: right,
      })),
    )
    .execute();
};

/** Adds tests to some jobs, so that they are pending for the basic and the pro account. */
export const addDemoAssessments = async (
  transaction: Kysely<Schema>,
  { brand, jobs, now }: DemoAssessments,
): Promise<void> => {
  const emails = [`basic@${brand}.example`, `pro@${brand}.example`];
  const seekers = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('brand', '=', brand)
    .where('email', 'in', emails)
    .orderBy('id')
    .execute();
  for (const jobId of jobs.slice(0, JOBS)) {
    await addAssessment(transaction, brand, jobId);
    for (const { id: seekerId } of seekers) {
      await transaction
        .insertInto('applications')
        .values({ seeker_id: seekerId, job_id: jobId, applied_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await announceAssessment(
        transaction,
        { seekerId, jobId },
        { messages: builtInMessages(), now },
      );
    }
  }
};
