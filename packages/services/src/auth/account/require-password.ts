import { AppError } from '@broadsheet/contract/errors';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { SeekersTable } from '../../platform/database/tables/accounts.ts';
import { isPassword } from '../password/password.ts';
import { countTry, type Limit } from './limits.ts';

const PASSWORD_TRIES: Limit = { name: 'password', tries: 10, windowMs: 300_000 };

/** The calling seeker. Throws UNAUTHORIZED without one. */
export const readSeeker = async ({
  caller,
  database,
}: CallContext): Promise<Selectable<SeekersTable>> => {
  if (!caller) throw new AppError('UNAUTHORIZED');
  const seeker = await database
    .selectFrom('seekers')
    .selectAll()
    .where('id', '=', caller.seekerId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!seeker) throw new AppError('SESSION_ENDED');
  return seeker;
};

/** The calling seeker, after the password was checked again. Throws PASSWORD_NOT_SET, WRONG_PASSWORD; attempts are limited. */
export const requirePassword = async (
  context: CallContext,
  password: string,
): Promise<Selectable<SeekersTable>> => {
  const seeker = await readSeeker(context);
  if (!seeker.has_password) throw new AppError('PASSWORD_NOT_SET');
  await countTry(context, PASSWORD_TRIES, String(seeker.id));
  if (!(await isPassword(seeker.password_hash, password))) throw new AppError('WRONG_PASSWORD');
  return seeker;
};
