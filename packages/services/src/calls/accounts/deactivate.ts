import { deactivate } from '@broadsheet/contract/calls/account';
import { requirePassword } from '../../accounts/require-password.ts';
import { endSessionsOf } from '../../accounts/sessions.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { bindCall } from '../call-handler.ts';

export const deactivateCall = bindCall(
  deactivate,
  async (_query, _params, context, { password, reason }) => {
    const { brand, database, now } = context;
    const { id, email, name } = await requirePassword(context, password);
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('seekers')
        .set({
          status: 'deactivated',
          deactivated_at: new Date(now),
          deactivation_reason: reason || null,
        })
        .where('id', '=', id)
        .execute();
      await endSessionsOf(transaction, id, 'deactivation', now);
      await queueMessage(transaction, {
        brand,
        channel: 'email',
        seekerId: id,
        recipient: email,
        template: 'account-deactivated',
        variables: { name },
        now,
      });
    });
    return { message: 'Your account is closed. Log in again whenever you want it back.' };
  },
);
