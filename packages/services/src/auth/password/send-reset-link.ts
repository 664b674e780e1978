import { Brand } from '@broadsheet/contract/brand';
import { RESET_LINK_LIFE_MS } from '@broadsheet/contract/constants';
import { emailKey } from '@broadsheet/contract/email-address';
import { Email } from '@broadsheet/contract/entities/account';
import { type Kysely, sql } from 'kysely';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { AccountSecrets } from '../../platform/call/account-secrets.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { findSeekerByEmail, type Seeker } from '../account/find-seeker.ts';
import { type CodeOwner, issueLink, subjectOf } from '../codes/codes.ts';

export const RESET_PURPOSE = 'reset-password';
/** The owner of a link that sets a password. */
export const resetOwner = (seekerId: number): CodeOwner => ({
  subject: subjectOf(seekerId),
  purpose: RESET_PURPOSE,
});
/** Removes the jobs that mail a link to this address: only they contain the address. */
export const forgetQueuedLinks = async (
  transaction: Kysely<Schema>,
  { brand, email }: Pick<Seeker, 'brand' | 'email'>,
): Promise<void> => {
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs
    where payload->>'brand' = ${brand} and lower(payload->>'email') = ${emailKey(email)}
  ))`.execute(transaction);
};

/** The name of the job. */
export const SEND_RESET_LINK = 'send-reset-link';

const ResetLink = Type.Object({
  brand: Brand,
  email: Email,
  template: Type.Enum(['reset-password', 'password-policy']),
});
export type ResetLink = Type.Static<typeof ResetLink>;

const validator = Compile(ResetLink);

interface TaskContext {
  readonly database: Kysely<Schema>;
  readonly secrets: AccountSecrets;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Mails a password reset link to the account of an address, if there is one. It runs in the background, so that a
 * request takes the same time for every address. Throws an Error for a payload that is not a ResetLink.
 */
export const sendResetLinkTask = async (
  payload: unknown,
  { database, secrets, now: clock }: TaskContext,
): Promise<void> => {
  if (!validator.Check(payload)) throw new Error(`The payload of ${SEND_RESET_LINK} is not one.`);
  const { brand, email, template } = payload;
  const seeker = await findSeekerByEmail(database, brand, email);
  if (!seeker) return;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    const link = { target: seeker.email, lifeMs: RESET_LINK_LIFE_MS };
    const token = await issueLink(
      { database: transaction, secrets, now },
      resetOwner(seeker.id),
      link,
    );
    await queueMessage(transaction, {
      brand,
      channel: 'email',
      seekerId: seeker.id,
      recipient: seeker.email,
      template,
      variables: { name: seeker.name, token },
      now,
    });
  });
};
