import { createHmac, randomInt } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import type { Transaction } from 'kysely';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';

const COUNT = 10;
const HALF = 5;
/** Without letters and digits that look similar. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const hashOf = ({ codes }: AccountSecrets, seekerId: number, code: string): Buffer =>
  createHmac('sha256', codes).update(`recovery ${seekerId} ${code}`).digest();

const makeHalf = (): string =>
  Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

export const isRecoveryCode = (code: string): boolean => code.includes('-');

export const removeRecoveryCodes = async (
  transaction: Transaction<Schema>,
  seekerId: number,
): Promise<void> => {
  await transaction.deleteFrom('recovery_codes').where('seeker_id', '=', seekerId).execute();
};

/** Issues ten codes, `abcde-fghij`, in place of all before; only their hashes are stored. */
export const issueRecoveryCodes = async (
  transaction: Transaction<Schema>,
  secrets: AccountSecrets,
  seekerId: number,
): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, () => `${makeHalf()}-${makeHalf()}`);
  await removeRecoveryCodes(transaction, seekerId);
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ seeker_id: seekerId, hash: hashOf(secrets, seekerId, code) })))
    .execute();
  return codes;
};

/** Uses up a recovery code. Throws CODE_WRONG. */
export const takeRecoveryCode = async (
  { database, secrets }: CallContext,
  seekerId: number,
  code: string,
): Promise<void> => {
  const { numDeletedRows } = await database
    .deleteFrom('recovery_codes')
    .where('seeker_id', '=', seekerId)
    .where('hash', '=', hashOf(secrets, seekerId, code))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new AppError('CODE_WRONG');
};
