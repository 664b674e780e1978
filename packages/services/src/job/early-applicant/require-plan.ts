import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { mayUse } from '../../platform/entitlements/may-use.ts';

/** Throws PLAN_NEEDED for a seeker whose Early Applicant plan does not run now. @param now epoch ms */
export const requireEarlyApplicant = async (
  database: Kysely<Schema>,
  seekerId: number,
  now: number,
): Promise<void> => {
  if (!(await mayUse(database, seekerId, 'early-applicant', now)))
    throw new AppError('PLAN_NEEDED');
};
