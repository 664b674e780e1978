import { AppError } from '@broadsheet/contract/errors';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { readSeeker } from './require-password.ts';

/** The seeker who calls, whom the path has to name. Throws UNAUTHORIZED, and FORBIDDEN for the id of somebody else. */
export const requireOwnId = async (
  context: CallContext,
  userId: number,
): Promise<Selectable<SeekersTable>> => {
  const seeker = await readSeeker(context);
  if (seeker.id !== userId) throw new AppError('FORBIDDEN');
  return seeker;
};
