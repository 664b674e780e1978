import { AppError } from '@broadsheet/contract/errors';
import type { StaffMember, StaffName, StaffRole } from '@broadsheet/contract/studio/staff';
import type { Selectable } from 'kysely';
import { writeAudit } from './audit.ts';
import { holdAsAdmin, memberOf } from './members.ts';
import { hashPassword, makeFirstPassword } from './password.ts';
import type { MembersTable } from './schema.ts';
import { endSessionsOf } from './sessions.ts';
import type { StaffDatabase } from './staff-database.ts';

type Member = Selectable<MembersTable>;

export interface MemberChange {
  readonly name?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly disabled?: boolean | undefined;
  /** Generates a new first password and ends all sessions. */
  readonly newPassword?: true | undefined;
}

export interface ChangedMember {
  readonly member: StaffMember;
  /** The new password, to hand over; it is not stored. */
  readonly password: string | null;
}

/** The changed fields of a member, before and after. */
const differencesOf = (before: StaffMember, after: StaffMember) =>
  Object.fromEntries(
    (['name', 'role', 'disabled'] as const).flatMap((field) =>
      before[field] === after[field]
        ? []
        : [[field, { before: before[field], after: after[field] }]],
    ),
  );

/** Whether a change takes rights from the admin who makes it: only another admin may. */
const takesOwn = ({ role = 'admin', disabled = false, newPassword }: MemberChange): boolean =>
  role !== 'admin' || disabled || newPassword === true;

const changed = (
  member: Member,
  { name, role, disabled = member.disabled_at !== null }: MemberChange,
  at: Date,
) => ({
  name: name?.trim() ?? member.name,
  role: role ?? member.role,
  disabled_at: disabled ? (member.disabled_at ?? at) : null,
});

/**
 * Changes a member; a new role or `disabled` takes effect with the next call. Throws NOT_FOUND, and FORBIDDEN where
 * `by` is not an admin, or would lose their own rights: so one admin always remains. @param now epoch ms
 */
export const changeMember = async (
  database: StaffDatabase,
  by: StaffName,
  memberId: string,
  change: MemberChange,
  now: number,
): Promise<ChangedMember> => {
  const password = change.newPassword ? makeFirstPassword() : null;
  const passwordHash = password === null ? null : await hashPassword(password);
  const member = await database.change(async (trx) => {
    const before = (await holdAsAdmin(trx, by.id, [memberId])).get(memberId);
    if (!before) throw new AppError('NOT_FOUND');
    if (memberId === by.id && takesOwn(change)) throw new AppError('FORBIDDEN');
    const row = await trx
      .updateTable('staff.members')
      .set({
        ...changed(before, change, new Date(now)),
        ...(passwordHash === null ? {} : { password_hash: passwordHash }),
      })
      .where('id', '=', memberId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = memberOf(row);
    if (after.disabled || passwordHash !== null) await endSessionsOf(trx, memberId);
    const details = {
      ...differencesOf(memberOf(before), after),
      ...(passwordHash === null ? {} : { newPassword: true }),
    };
    await writeAudit(trx, { staff: by, action: 'staff.change', subject: memberId, details }, now);
    return after;
  });
  return { member, password };
};
