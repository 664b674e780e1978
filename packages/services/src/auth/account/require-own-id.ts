import { AppError } from '@broadsheet/contract/errors';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { readSeeker } from './require-password.ts';

/** The calling seeker, whose id the path must contain. Throws UNAUTHORIZED, and FORBIDDEN for another id. */
export const requireOwnId = async (
  context: CallContext,
  userId: number,
): Promise<Selectable<SeekersTable>> => {
  const seeker = await readSeeker(context);
  if (seeker.id !== userId) throw new AppError('FORBIDDEN');
  return seeker;
};
