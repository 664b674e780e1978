import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFE_MS, CODE_TRIES } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, sql } from 'kysely';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The subject and purpose of a code: it is valid for nothing else. */
export interface CodeOwner {
  /** `seeker:12` or `registration:<uuid>`. */
  readonly subject: string;
  readonly purpose: string;
}

/** The subject of all codes and links of a seeker. */
export const subjectOf = (seekerId: number): string => `seeker:${seekerId}`;

interface CodeContext {
  readonly database: Kysely<Schema>;
  readonly secrets: AccountSecrets;
  /** Epoch milliseconds. */
  readonly now: number;
}

const LINK_BYTES = 32;

const hashOf = ({ codes }: AccountSecrets, owner: CodeOwner, code: string): Buffer =>
  createHmac('sha256', codes).update(`${owner.subject} ${owner.purpose} ${code}`).digest();

/** Stores a code in place of earlier ones with the same owner. */
const storeCode = async (
  { database, secrets, now }: CodeContext,
  owner: CodeOwner,
  given: { id: string; code: string; target: string; lifeMs: number },
): Promise<void> => {
  const row = {
    id: given.id,
    target: given.target,
    hash: hashOf(secrets, owner, given.code),
    tries: 0,
    created_at: new Date(now),
    expires_at: new Date(now + given.lifeMs),
  };
  await database
    .insertInto('codes')
    .values({ ...owner, ...row })
    .onConflict((conflict) => conflict.columns(['subject', 'purpose']).doUpdateSet(row))
    .execute();
};

/**
 * Issues a code of six digits, valid for ten minutes; it invalidates the owner's earlier one. @param target where it is
 * sent
 */
export const issueCode = async (
  context: CodeContext,
  owner: CodeOwner,
  target: string,
): Promise<string> => {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await storeCode(context, owner, { id: randomUUID(), code, target, lifeMs: CODE_LIFE_MS });
  return code;
};

/**
 * Uses up a code; returns where it was sent. Each attempt is counted before the code is checked, so that concurrent
 * ones cannot exceed five. Throws CODE_WRONG. Never call it in a transaction: a rollback would undo the count.
 */
export const spendCode = async (
  { database, secrets, now }: CodeContext,
  owner: CodeOwner,
  code: string,
): Promise<string> => {
  const found = await database
    .updateTable('codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('subject', '=', owner.subject)
    .where('purpose', '=', owner.purpose)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', new Date(now))
    .returning(['id', 'hash', 'target'])
    .executeTakeFirst();
  if (!found || !timingSafeEqual(found.hash, hashOf(secrets, owner, code)))
    throw new AppError('CODE_WRONG');
  const spent = await database.deleteFrom('codes').where('id', '=', found.id).executeTakeFirst();
  if (spent.numDeletedRows !== 1n) throw new AppError('CODE_WRONG');
  return found.target;
};

/** Issues the token of a link in a mail; it invalidates the owner's earlier one. */
export const issueLink = async (
  context: CodeContext,
  owner: CodeOwner,
  { target, lifeMs }: { readonly target: string; readonly lifeMs: number },
): Promise<string> => {
  const id = randomUUID();
  const code = randomBytes(LINK_BYTES).toString('base64url');
  await storeCode(context, owner, { id, code, target, lifeMs });
  return `${id}.${code}`;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The purpose of a link, by its token; undefined for an unknown one. The token is not verified yet. */
export const findLinkPurpose = async (
  database: Kysely<Schema>,
  token: string,
): Promise<string | undefined> => {
  const [id = ''] = token.split('.');
  if (!UUID.test(id)) return undefined;
  const found = await database
    .selectFrom('codes')
    .select('purpose')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.purpose;
};

/** Uses up the token of a link; returns its owner and where it was sent. Throws LINK_SPENT. */
export const spendLink = async (
  { database, secrets, now }: CodeContext,
  purpose: string,
  token: string,
): Promise<{ readonly subject: string; readonly target: string }> => {
  const [id = '', code = ''] = token.split('.');
  const found = UUID.test(id)
    ? await database
        .selectFrom('codes')
        .select(['subject', 'hash', 'target'])
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', new Date(now))
        .executeTakeFirst()
    : undefined;
  if (!found || !timingSafeEqual(found.hash, hashOf(secrets, { ...found, purpose }, code)))
    throw new AppError('LINK_SPENT');
  const spent = await database.deleteFrom('codes').where('id', '=', id).executeTakeFirst();
  if (spent.numDeletedRows !== 1n) throw new AppError('LINK_SPENT');
  return { subject: found.subject, target: found.target };
};
