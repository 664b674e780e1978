import { outbox, unsubscribe } from '@broadsheet/contract/calls/internal';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import { renderMessage } from '../../platform/messages/mail/render-message.ts';
import { verifyUnsubscription } from '../../platform/messages/unsubscribe-link.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';
import { isRefusal, verifyRefusal } from '../recommendations/refusal-link.ts';
import { refuseRecommendationMails } from '../recommendations/refuse-mails.ts';
import { turnAlertOff } from './turn-alert-off.ts';

const SHOWN_MAX = 100;

/** Turns off one job alert, or mails of a kind, by the link in one of them; repeating it changes nothing. Throws LINK_SPENT. */
export const unsubscribeCall = bindCall(
  unsubscribe,
  async (_query, _params, { database, brand, messages, secrets, now }, { token }) => {
    const texts = messages['answers-account'];
    if (isRefusal(token)) {
      const addressHash = await verifyRefusal(token, brand, secrets.links);
      await refuseRecommendationMails(database, { brand, addressHash }, now);
      return { message: texts.requestsStopped, flag: 'recommendations' };
    }
    const { seekerId, flag, alertId } = await verifyUnsubscription(token, brand, secrets.links);
    if (alertId) {
      await turnAlertOff(database, { seekerId, brand, alertId }, now);
      return { message: texts.alertStopped, flag: 'alert' };
    }
    const changed = await database
      .updateTable('seekers')
      .set({ settings: sql<string>`settings || ${JSON.stringify({ [flag]: 0 })}::jsonb` })
      .where('id', '=', seekerId)
      .where('brand', '=', brand)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new AppError('LINK_SPENT');
    return { message: texts.mailsStopped, flag };
  },
);

/** The messages that no transport sends. Throws NOT_FOUND where there is no outbox. */
export const outboxCall = bindCall(outbox, async ({ to }, _params, context) => {
  const { database, brand, sites, secrets } = context;
  if (!sites) throw new AppError('NOT_FOUND');
  const rows = await database
    .selectFrom('messages')
    .selectAll()
    .where('brand', '=', brand)
    .where('sent_at', 'is', null)
    .$if(to !== undefined, (query) => query.where(hasEmail('recipient', to ?? '')))
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  const items = rows.map(async (row) => {
    const { subject, text, html } = await renderMessage(row, sites[brand], secrets.links);
    return {
      id: Number(row.id),
      channel: row.channel,
      to: row.recipient,
      template: row.template,
      subject,
      text,
      html,
      variables: row.variables,
      createdAt: row.created_at.toISOString(),
    };
  });
  return { items: await Promise.all(items) };
});
