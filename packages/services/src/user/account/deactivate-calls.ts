import { deactivate } from '@broadsheet/contract/calls/account';
import { requirePassword } from '../../auth/account/require-password.ts';
import { endSessionsOf } from '../../auth/session/sessions.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';

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
    return { message: context.messages['answers-account'].accountDeactivated };
  },
);
