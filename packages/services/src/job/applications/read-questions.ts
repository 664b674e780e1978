import type { JobQuestion } from '@broadsheet/contract/entities/job-question';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The questions of a job to its applicants, in order. */
export const readQuestions = (database: Kysely<Schema>, jobId: number): Promise<JobQuestion[]> =>
  database
    .selectFrom('job_questions')
    .select(['position', 'text', 'kind', 'required', 'choices'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
