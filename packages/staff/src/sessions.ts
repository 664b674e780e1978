import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@broadsheet/contract/durations';
import type { Staff } from '@broadsheet/contract/studio/staff';
import { type Kysely, sql, type Transaction } from 'kysely';
import { digestOf } from './digest.ts';
import type { StaffSchema } from './schema.ts';

/** After the login. */
export const SESSION_LIFE_MS = 12 * HOUR_MS;
/** After the last use. */
export const SESSION_IDLE_MS = 2 * HOUR_MS;
const TOKEN_BYTES = 32;
/** How far the recorded time of the last use may lag behind. */
const SEEN_EVERY_MS = 60_000;
const SWEPT_AT_ONCE = 100;

const sweep = (trx: Transaction<StaffSchema>, now: number) =>
  sql`
    delete from staff.sessions where token_digest in (
      select token_digest from staff.sessions where expires_at <= ${new Date(now)}
      limit ${SWEPT_AT_ONCE} for update skip locked
    )`.execute(trx);

/** Starts a session; returns its token, which is not stored. @param now epoch ms */
export const beginSession = async (
  trx: Transaction<StaffSchema>,
  memberId: string,
  now: number,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await sweep(trx, now);
  await trx
    .insertInto('staff.sessions')
    .values({
      token_digest: digestOf(token),
      member_id: memberId,
      created_at: new Date(now),
      used_at: new Date(now),
      expires_at: new Date(now + SESSION_IDLE_MS),
    })
    .execute();
  return token;
};

/** Ends one session; returns its member, or null where there is none. */
export const endSession = async (
  trx: Transaction<StaffSchema>,
  token: string,
): Promise<string | null> => {
  const ended = await trx
    .deleteFrom('staff.sessions')
    .where('token_digest', '=', digestOf(token))
    .returning('member_id')
    .executeTakeFirst();
  return ended?.member_id ?? null;
};

/** Ends the sessions of a member, except that of `currentToken`. */
export const endSessionsOf = async (
  trx: Transaction<StaffSchema>,
  memberId: string,
  currentToken?: string,
): Promise<void> => {
  const all = trx.deleteFrom('staff.sessions').where('member_id', '=', memberId);
  const ended =
    currentToken === undefined ? all : all.where('token_digest', '<>', digestOf(currentToken));
  await ended.execute();
};

/** Records a use of a session; returns its member as of now. Null where it has ended. @param now epoch ms */
const useSession = async (db: Kysely<StaffSchema>, token: string, now: number) => {
  const at = new Date(now);
  const { rows } = await sql<Staff & { seenAt: Date | null }>`
    update staff.sessions as used
    set used_at = ${at},
        expires_at = least(used.created_at + ${SESSION_LIFE_MS} * interval '1 millisecond',
                           ${new Date(now + SESSION_IDLE_MS)}::timestamptz)
    from staff.members as member
    where used.token_digest = ${digestOf(token)} and used.expires_at > ${at}
      and member.id = used.member_id and member.disabled_at is null
    returning member.id, member.name, member.email, member.role, member.last_seen_at as "seenAt"`.execute(
    db,
  );
  return rows[0] ?? null;
};

/**
 * The member of a token, read from the database each time, so that a changed role takes effect at once. Null for an
 * unknown token or an ended session. @param now epoch ms
 */
export const resolveSession = async (
  db: Kysely<StaffSchema>,
  token: string,
  now: number,
): Promise<Staff | null> => {
  const used = await useSession(db, token, now);
  if (!used) return null;
  const { seenAt, ...staff } = used;
  // A statement of its own: one that locks session and member could deadlock with one that locks them in the other
  // order.
  if (seenAt === null || now - seenAt.getTime() >= SEEN_EVERY_MS)
    await db
      .updateTable('staff.members')
      .set({ last_seen_at: new Date(now) })
      .where('id', '=', staff.id)
      .execute();
  return staff;
};
