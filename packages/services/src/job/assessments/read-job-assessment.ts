import type { JobAssessment } from '@broadsheet/contract/entities/assessment';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The test of a job with the right choices, for its recruiter only; null where there is none. */
export const readJobAssessment = async (
  database: Kysely<Schema>,
  jobId: number,
): Promise<JobAssessment | null> => {
  const rows = await database
    .selectFrom('assessments')
    .innerJoin('assessment_questions as questions', 'questions.assessment_id', 'assessments.id')
    .select(['title', 'minutes', 'text', 'choices', 'right_choice'])
    .select(({ ref }) => [
      ref('pass_mark').$notNull().as('pass_mark'),
      ref('days').$notNull().as('days'),
    ])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  const [row] = rows;
  if (!row) return null;
  const { title, minutes, pass_mark: passMark, days } = row;
  const questions = rows.map(({ text, choices, right_choice: rightChoice }) => ({
    text,
    choices,
    rightChoice,
  }));
  return { title, minutes, passMark, days, questions };
};
