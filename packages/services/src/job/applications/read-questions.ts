import type { JobQuestion } from '@broadsheet/contract/entities/job-question';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** What a job asks of who applies, in its order. */
export const readQuestions = (database: Kysely<Schema>, jobId: number): Promise<JobQuestion[]> =>
  database
    .selectFrom('job_questions')
    .select(['position', 'text', 'kind', 'required', 'choices'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
