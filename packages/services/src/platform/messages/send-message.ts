import { isFlagOn } from '@broadsheet/contract/profile-flags';
import type { Kysely, Selectable } from 'kysely';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Schema } from '../database/schema.ts';
import type { MessagesTable } from '../database/tables/messages.ts';
import { hasEmail } from '../seekers/has-email.ts';
import type { MailSites } from './mail/mail-site.ts';
import { renderMessage } from './mail/render-message.ts';
import type { SendMail } from './mail-transport.ts';
import { withoutSecrets } from './secret-variables.ts';
import type { SendSms } from './sms-transport.ts';
import type { BoundTemplate } from './templates/draft.ts';
import { findTemplate } from './templates/templates.ts';

export interface Delivery {
  readonly database: Kysely<Schema>;
  readonly sites: MailSites;
  /** Signs links. */
  readonly linksKey: Uint8Array;
  /** Null where none is configured: the messages stay in their table. */
  readonly sendMail: SendMail | null;
  readonly sendSms: SendSms | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

type Message = Selectable<MessagesTable>;

const isPayload = Compile(Type.Object({ messageId: Type.String({ pattern: '^\\d+$' }) }));

/** Whether the recipient wants such mails and can be reached. */
const isWanted = async (
  database: Kysely<Schema>,
  { seeker_id: seekerId }: Message,
  { obeys }: BoundTemplate,
): Promise<boolean> => {
  if (!obeys) return true;
  const seeker = await database
    .selectFrom('seekers')
    .select(['settings', 'email_invalid_at'])
    .where('id', '=', seekerId ?? 0)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!seeker || seeker.email_invalid_at) return false;
  return isFlagOn(seeker.settings, obeys);
};

const remove = (database: Kysely<Schema>, { id }: Message) =>
  database.deleteFrom('messages').where('id', '=', id).execute();

const markInvalid = ({ database, now }: Delivery, { brand, recipient }: Message) =>
  database
    .updateTable('seekers')
    .set({ email_invalid_at: new Date(now()) })
    .where('brand', '=', brand)
    .where(hasEmail('email', recipient))
    .execute();

const hand = async (delivery: Delivery, message: Message): Promise<'sent' | 'refused' | 'kept'> => {
  const { channel, recipient: to, template, variables, brand, id } = message;
  const { sendMail, sendSms, sites, linksKey } = delivery;
  if (channel === 'sms') {
    await sendSms?.({ to, template, variables });
    return sendSms ? 'sent' : 'kept';
  }
  if (!sendMail) return 'kept';
  const site = sites[brand];
  const { subject, text, html, unsubscribeLink } = await renderMessage(message, site, linksKey);
  const messageId = `<${id}.${message.created_at.getTime()}@${new URL(site.url).hostname}>`;
  return sendMail({ to, messageId, subject, text, html: html ?? '', unsubscribeLink });
};

/**
 * Sends one message after checking that it is still wanted. Variables that grant access are erased as soon as it has
 * been sent. Throws an Error where a retry may help.
 */
export const sendMessage = async (payload: unknown, delivery: Delivery): Promise<void> => {
  if (!isPayload.Check(payload)) throw new Error('A message is sent by its id');
  const { database, now } = delivery;
  const message = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', payload.messageId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!message) return;
  const template = findTemplate(message.template);
  if (!(await isWanted(database, message, template))) {
    await remove(database, message);
    return;
  }
  const outcome = await hand(delivery, message);
  if (outcome === 'kept') return;
  if (outcome === 'refused') await markInvalid(delivery, message);
  if (template.isForgotten) {
    await remove(database, message);
    return;
  }
  await database
    .updateTable('messages')
    .set({
      variables: JSON.stringify(withoutSecrets(message.variables)),
      ...(outcome === 'sent' ? { sent_at: new Date(now()) } : {}),
    })
    .where('id', '=', message.id)
    .execute();
};
