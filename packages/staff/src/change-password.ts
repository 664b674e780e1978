import { AppError } from '@broadsheet/contract/errors';
import type { Staff } from '@broadsheet/contract/studio/staff';
import type { Transaction } from 'kysely';
import { writeAudit } from './audit.ts';
import { hashPassword, isPassword } from './password.ts';
import { beginTry, failTry, forgiveTry, type TryLimits } from './password-tries.ts';
import type { StaffSchema } from './schema.ts';
import { endSessionsOf } from './sessions.ts';
import type { StaffDatabase } from './staff-database.ts';

export interface PasswordChange {
  readonly staff: Staff;
  /** The token of the session that stays. */
  readonly token: string;
  readonly current: string;
  readonly next: string;
  readonly clientAddress: string;
}

/** False where a concurrent change was first. */
const replaceHash = async (
  trx: Transaction<StaffSchema>,
  memberId: string,
  currentHash: string | null,
  next: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('staff.members')
    .set({ password_hash: next })
    .where('id', '=', memberId)
    .where('password_hash', '=', currentHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Sets a new password and ends all other sessions. WRONG_PASSWORD; RATE_LIMITED: wrong attempts count as failed logins,
 * so that an open session does not allow guessing.
 */
export const changePassword = async (
  database: StaffDatabase,
  limits: TryLimits,
  { staff, token, current, next, clientAddress }: PasswordChange,
): Promise<void> => {
  const { id, email } = staff;
  const { tryId, currentHash } = await database.change(async (trx) => ({
    tryId: await beginTry(trx, { email, clientAddress }, limits),
    currentHash: await trx
      .selectFrom('staff.members')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst(),
  }));
  const hash = currentHash?.password_hash ?? null;
  const nextHash = (await isPassword(hash, current)) ? await hashPassword(next) : null;
  const now = limits.now();
  const isChanged = await database.change(async (trx) => {
    const isDone = nextHash !== null && (await replaceHash(trx, id, hash, nextHash));
    if (isDone) {
      await forgiveTry(trx, tryId);
      await endSessionsOf(trx, id, token);
      await writeAudit(trx, { staff, action: 'password', subject: id }, now);
    } else await failTry(trx, tryId, { memberId: id, action: 'password.failed', now });
    return isDone;
  });
  if (!isChanged) throw new AppError('WRONG_PASSWORD');
};
