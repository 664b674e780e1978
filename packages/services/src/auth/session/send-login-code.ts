import { Brand } from '@broadsheet/contract/brand';
import { Phone } from '@broadsheet/contract/entities/account';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { issueCode } from '../codes/codes.ts';
import { ownerOf } from '../codes/send-code.ts';

/** The name of the job. */
export const SEND_LOGIN_CODE = 'send-login-code';

const LoginCode = Type.Object({ brand: Brand, phone: Phone });
export type LoginCode = Type.Static<typeof LoginCode>;
const validator = Compile(LoginCode);

/**
 * The account of a verified number, whatever its status. Numbers are given to new owners: the account that has verified it
 * last is the owner's.
 */
export const findSeekerByPhone = (
  database: Kysely<Schema>,
  brand: Brand,
  phone: string,
): Promise<Seeker | undefined> =>
  database
    .selectFrom('seekers')
    .selectAll()
    .where('brand', '=', brand)
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .orderBy('phone_verified_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

interface TaskContext {
  readonly database: Kysely<Schema>;
  readonly secrets: AccountSecrets;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Sends a code to a number, if an account has verified it. It runs in the background, so that a request takes the same time
 * for every number. Throws an Error for a payload that is not a LoginCode.
 */
export const sendLoginCodeTask = async (
  payload: unknown,
  { database, secrets, now: clock }: TaskContext,
): Promise<void> => {
  if (!validator.Check(payload)) throw new Error(`The payload of ${SEND_LOGIN_CODE} is not one.`);
  const { brand, phone } = payload;
  const seeker = await findSeekerByPhone(database, brand, phone);
  if (!seeker) return;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    const owner = ownerOf(seeker.id, 'sms-login');
    const code = await issueCode({ database: transaction, secrets, now }, owner, phone);
    await queueMessage(transaction, {
      brand,
      channel: 'sms',
      seekerId: seeker.id,
      recipient: phone,
      template: 'login-code',
      variables: { name: seeker.name, code },
      now,
    });
  });
};
