import { mailStaff } from '@broadsheet/contract/calls/staff-mails';
import { bindCall } from '../../platform/call/bind-call.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';

export const mailStaffCall = bindCall(
  mailStaff,
  async (_query, _params, { database, brand, now }, { name, email, title, path, news }) => {
    const rows = news.map(({ key }) => ({ entry: key, mailed_at: new Date(now) }));
    const mailed = await database.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('staff_mails')
        // In one order: two calls with the same entries do not wait for each other.
        .values(rows.toSorted((a, b) => (a.entry < b.entry ? -1 : 1)))
        .onConflict((conflict) => conflict.column('entry').doNothing())
        .returning('entry')
        .execute();
      const fresh = news.filter(({ key }) => added.some(({ entry }) => entry === key));
      if (fresh.length > 0)
        await queueMessage(transaction, {
          brand,
          channel: 'email',
          seekerId: null,
          recipient: email,
          template: 'studio-news',
          variables: { name, title, path, news: JSON.stringify(fresh) },
          now,
        });
      return fresh.length;
    });
    return { mailed };
  },
);
