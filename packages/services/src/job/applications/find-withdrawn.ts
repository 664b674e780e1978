import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** When a seeker withdrew the application for a job; undefined where there was none, or it was sent again. */
export const findWithdrawn = async (
  database: Kysely<Schema>,
  seekerId: number,
  jobId: number,
): Promise<Date | undefined> => {
  const row = await database
    .selectFrom('withdrawn_applications')
    .select('withdrawn_at')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.withdrawn_at;
};

/** The error for an application that cannot be changed: APPLICATION_WITHDRAWN, else APPLICATION_NOT_FOUND. */
export const missingApplication = async (
  database: Kysely<Schema>,
  seekerId: number,
  jobId: number,
): Promise<AppError> => {
  const withdrawn = await findWithdrawn(database, seekerId, jobId);
  return new AppError(withdrawn ? 'APPLICATION_WITHDRAWN' : 'APPLICATION_NOT_FOUND');
};
