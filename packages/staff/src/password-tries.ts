import { randomUUID } from 'node:crypto';
import { clientNetwork } from '@broadsheet/contract/client-network';
import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, sql, type Transaction } from 'kysely';
import { digestOf } from './digest.ts';
import type { StaffSchema } from './schema.ts';

const WINDOW_MS = 3_600_000;
const FAILED_LOGINS_OF_ADDRESS = 10;
const FAILED_LOGINS_OF_NETWORK = 30;
const SWEPT_AT_ONCE = 100;

export interface PasswordTry {
  /** The e-mail address of the login, in lower case. */
  readonly email: string;
  /** The client's address, from its connection or a trusted proxy. */
  readonly clientAddress: string;
}

export interface TryLimits {
  /** False counts attempts without refusing any. */
  readonly isLimited: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Lets one transaction at a time count attempts for a digest. */
const lock = (trx: Transaction<StaffSchema>, digest: Buffer) =>
  sql`select pg_advisory_xact_lock(${digest.readBigInt64BE().toString()}::bigint)`.execute(trx);

const sweep = (trx: Transaction<StaffSchema>, before: Date) =>
  sql`
    delete from staff.failed_logins where id in (
      select id from staff.failed_logins where at <= ${before}
      limit ${SWEPT_AT_ONCE} for update skip locked
    )`.execute(trx);

/**
 * Records an attempt, which counts as failed until it is forgiven: so concurrent attempts all count before the first of
 * them ends. Throws RATE_LIMITED after too many failures of an address or a network in an hour.
 * @returns its id
 */
export const beginTry = async (
  trx: Transaction<StaffSchema>,
  { email, clientAddress }: PasswordTry,
  { isLimited, now }: TryLimits,
): Promise<string> => {
  const at = new Date(now());
  const since = new Date(now() - WINDOW_MS);
  const address = digestOf(`address ${email}`);
  const network = digestOf(`network ${clientNetwork(clientAddress)}`);
  // Always in this order, so that no two transactions deadlock.
  await lock(trx, address);
  await lock(trx, network);
  const { ofAddress, ofNetwork } = await trx
    .selectFrom('staff.failed_logins')
    .select([
      sql<number>`(count(*) filter (where address = ${address}))::int`.as('ofAddress'),
      sql<number>`(count(*) filter (where network = ${network}))::int`.as('ofNetwork'),
    ])
    .where('at', '>', since)
    .where((where) => where.or([where('address', '=', address), where('network', '=', network)]))
    .executeTakeFirstOrThrow();
  const isBeyond = ofAddress >= FAILED_LOGINS_OF_ADDRESS || ofNetwork >= FAILED_LOGINS_OF_NETWORK;
  if (isLimited && isBeyond) throw new AppError('RATE_LIMITED');
  const id = randomUUID();
  await trx
    .insertInto('staff.failed_logins')
    .values({ id, address, network, at, member_id: null })
    .execute();
  await sweep(trx, since);
  return id;
};

/** The password was right: the attempt no longer counts. */
export const forgiveTry = (db: Kysely<StaffSchema>, id: string) =>
  db.deleteFrom('staff.failed_logins').where('id', '=', id).execute();

export interface FailedTry {
  /** The member of the address; null for none. */
  readonly memberId: string | null;
  /** The name in the audit. */
  readonly action: 'login.failed' | 'password.failed';
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The password was wrong: records it in the audit, where there is a member. Both statements also run without one, so
 * that it takes as long.
 */
export const failTry = async (
  trx: Transaction<StaffSchema>,
  id: string,
  { memberId, action, now }: FailedTry,
): Promise<void> => {
  await trx
    .updateTable('staff.failed_logins')
    .set({ member_id: memberId })
    .where('id', '=', id)
    .execute();
  await sql`
    insert into staff.audit (at, staff_id, staff_name, action, subject, details)
    select ${new Date(now)}::timestamptz, member.id, member.name, ${action}::text, member.id, '{}'
    from staff.failed_logins as failed join staff.members as member on member.id = failed.member_id
    where failed.id = ${id}`.execute(trx);
};
