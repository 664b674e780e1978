import { AppError } from '@broadsheet/contract/errors';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Seeker } from './find-seeker.ts';

/**
 * Locks the row of an active seeker: otherwise concurrent changes could exceed a limit together. Throws SESSION_ENDED
 * where there is none.
 */
export const lockSeekerProfile = async (
  transaction: Transaction<Schema>,
  id: number,
): Promise<Seeker> => {
  const seeker = await transaction
    .selectFrom('seekers')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!seeker) throw new AppError('SESSION_ENDED');
  return seeker;
};
