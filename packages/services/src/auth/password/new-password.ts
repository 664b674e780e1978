import { AppError } from '@broadsheet/contract/errors';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import type { Seeker } from '../account/find-seeker.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { hashPassword } from './password.ts';
import { resetOwner } from './send-reset-link.ts';

/** The error for a new password that is the same as the current one. */
export const presentPassword = (): AppError =>
  new AppError('VALIDATION', {
    details: [
      { path: 'body/password', message: 'This is your current password. Choose another one.' },
    ],
  });

/**
 * Sets a new password, ends all sessions and notifies the seeker. Throws SESSION_ENDED when it was changed meanwhile.
 */
export const setPassword = async (
  { brand, now }: CallContext,
  transaction: Transaction<Schema>,
  seeker: Seeker,
  change: { readonly password: string; readonly reason: 'password-change' | 'password-reset' },
): Promise<void> => {
  const { numUpdatedRows } = await transaction
    .updateTable('seekers')
    .set({
      password_hash: await hashPassword(change.password),
      password_changed_at: new Date(now),
      has_password: true,
    })
    .where('id', '=', seeker.id)
    .where('password_hash', '=', seeker.password_hash)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('SESSION_ENDED');
  // A reset link that another person may have requested must not undo the change.
  const { subject, purpose } = resetOwner(seeker.id);
  await transaction
    .deleteFrom('codes')
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .execute();
  await endSessionsOf(transaction, seeker.id, change.reason, now);
  await queueMessage(transaction, {
    brand,
    channel: 'email',
    seekerId: seeker.id,
    recipient: seeker.email,
    template: 'password-changed',
    variables: { name: seeker.name },
    now,
  });
};
