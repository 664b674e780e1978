import { randomUUID } from 'node:crypto';
import { emailKey } from '@broadsheet/contract/email-address';
import { AppError } from '@broadsheet/contract/errors';
import type { StaffMember, StaffName, StaffRole } from '@broadsheet/contract/studio/staff';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { writeAudit } from './audit.ts';
import { hashPassword, makeFirstPassword } from './password.ts';
import type { MembersTable, StaffSchema } from './schema.ts';
import type { StaffDatabase } from './staff-database.ts';

type Member = Selectable<MembersTable>;

export const memberOf = (member: Member): StaffMember => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role: member.role,
  disabled: member.disabled_at !== null,
  createdAt: member.created_at.toISOString(),
  lastSeenAt: member.last_seen_at?.toISOString() ?? null,
});

/** All, by name. */
export const listMembers = async (db: Kysely<StaffSchema>): Promise<StaffMember[]> => {
  const rows = await db
    .selectFrom('staff.members')
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(memberOf);
};

/**
 * Locks members until the transaction ends, and checks the caller's role again: of two admins who remove each other
 * concurrently, the second is no longer one. Throws FORBIDDEN.
 */
export const holdAsAdmin = async (
  trx: Transaction<StaffSchema>,
  adminId: string,
  memberIds: readonly string[] = [],
): Promise<ReadonlyMap<string, Member>> => {
  const rows = await trx
    .selectFrom('staff.members')
    .selectAll()
    .where('id', 'in', [adminId, ...memberIds])
    .orderBy('id')
    .forUpdate()
    .execute();
  const held = new Map(rows.map((row) => [row.id, row]));
  const admin = held.get(adminId);
  if (admin?.role !== 'admin' || admin.disabled_at !== null) throw new AppError('FORBIDDEN');
  return held;
};

export interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

interface Inserted {
  readonly given: NewMember;
  readonly passwordHash: string;
  /** Null: the command line, or the site itself. */
  readonly by: StaffName | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Inserts a member. Throws CONFLICT where the address is taken. */
export const insertMember = async (
  trx: Transaction<StaffSchema>,
  { given, passwordHash, by, now }: Inserted,
): Promise<StaffMember> => {
  const { role } = given;
  const name = given.name.trim();
  const row = await trx
    .insertInto('staff.members')
    .values({
      id: randomUUID(),
      email: emailKey(given.email),
      name,
      password_hash: passwordHash,
      role,
      disabled_at: null,
      created_at: new Date(now),
      last_seen_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('CONFLICT');
  const details = { name, role };
  await writeAudit(trx, { staff: by, action: 'staff.add', subject: row.id, details }, now);
  return memberOf(row);
};

export interface AddedMember {
  readonly member: StaffMember;
  /** To hand over; it is not stored. */
  readonly password: string;
}

/** Adds a member with a first password. CONFLICT; FORBIDDEN where `by` is not an admin. @param now epoch ms */
export const addMember = async (
  database: StaffDatabase,
  by: StaffName | null,
  given: NewMember,
  now: number,
): Promise<AddedMember> => {
  const password = makeFirstPassword();
  const passwordHash = await hashPassword(password);
  const member = await database.change(async (trx) => {
    if (by) await holdAsAdmin(trx, by.id);
    return insertMember(trx, { given, passwordHash, by, now });
  });
  return { member, password };
};
