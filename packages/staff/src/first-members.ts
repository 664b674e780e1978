import { sql } from 'kysely';
import { insertMember, type NewMember } from './members.ts';
import { hashPassword } from './password.ts';
import type { StaffDatabase } from './staff-database.ts';

/** A member with a given password. */
export interface FirstMember extends NewMember {
  readonly password: string;
}

/** Adds these members if there are none; once, however many processes start. @param now epoch ms */
export const addFirstMembers = async (
  database: StaffDatabase,
  members: readonly FirstMember[],
  now: number,
): Promise<void> => {
  const isStaffed = await database.runQuery((db) =>
    db.selectFrom('staff.members').select('id').limit(1).executeTakeFirst(),
  );
  if (isStaffed) return;
  const hashed = await Promise.all(
    members.map(async (given) => ({ given, passwordHash: await hashPassword(given.password) })),
  );
  await database.change(async (trx) => {
    await sql`lock table staff.members in share row exclusive mode`.execute(trx);
    const found = await trx.selectFrom('staff.members').select('id').limit(1).executeTakeFirst();
    if (found) return;
    for (const member of hashed) await insertMember(trx, { ...member, by: null, now });
  });
};
