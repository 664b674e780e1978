import { emailKey } from '@broadsheet/contract/email-address';
import { AppError } from '@broadsheet/contract/errors';
import type { Staff } from '@broadsheet/contract/studio/staff';
import type { Selectable, Transaction } from 'kysely';
import { writeAudit } from './audit.ts';
import { isPassword } from './password.ts';
import { beginTry, failTry, forgiveTry, type TryLimits } from './password-tries.ts';
import type { MembersTable, StaffSchema } from './schema.ts';
import { beginSession, endSession } from './sessions.ts';
import type { StaffDatabase } from './staff-database.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
  /** The client's address, from its connection or a trusted proxy. */
  readonly clientAddress: string;
}

export interface LoggedIn {
  /** The session's token: only for the browser. */
  readonly token: string;
  readonly staff: Staff;
}

type Member = Selectable<MembersTable>;

/** Locks the member until the transaction ends; null where the password has changed, or the member is disabled. */
const holdMember = (trx: Transaction<StaffSchema>, { id, password_hash }: Member) =>
  trx
    .selectFrom('staff.members')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/**
 * Starts a session. WRONG_CREDENTIALS for an unknown address as for a wrong password, after the same time; RATE_LIMITED
 * after too many failures in an hour.
 */
export const login = async (
  database: StaffDatabase,
  limits: TryLimits,
  { email: given, password, clientAddress }: Login,
): Promise<LoggedIn> => {
  const email = emailKey(given);
  const { tryId, member } = await database.change(async (trx) => ({
    tryId: await beginTry(trx, { email, clientAddress }, limits),
    member: await trx
      .selectFrom('staff.members')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst(),
  }));
  // Outside a connection, because hashing takes long.
  const isRight = await isPassword(member?.password_hash ?? null, password);
  const now = limits.now();
  const begun = await database.change(async (trx): Promise<LoggedIn | null> => {
    const staff = isRight && member ? await holdMember(trx, member) : undefined;
    if (staff) {
      await forgiveTry(trx, tryId);
      const token = await beginSession(trx, staff.id, now);
      await writeAudit(trx, { staff, action: 'login', subject: staff.id }, now);
      return { token, staff };
    }
    await failTry(trx, tryId, { memberId: member?.id ?? null, action: 'login.failed', now });
    return null;
  });
  if (!begun) throw new AppError('WRONG_CREDENTIALS');
  return begun;
};

/** Ends the session of a token, where there is one. @param now epoch ms */
export const logout = (database: StaffDatabase, token: string, now: number): Promise<void> =>
  database.change(async (trx) => {
    const memberId = await endSession(trx, token);
    if (memberId === null) return;
    const staff = await trx
      .selectFrom('staff.members')
      .select(['id', 'name'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    await writeAudit(trx, { staff, action: 'logout', subject: staff.id }, now);
  });
