import { createMailTransport } from './mail-transport.ts';
import type { Delivery } from './send-message.ts';
import { createSmsTransport } from './sms-transport.ts';

export interface MessagesConfig {
  /** Absent: mails stay in the database. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Absent: SMS stay in the database. */
  readonly smsWebhookUrl: string | undefined;
  readonly smsWebhookToken: string | undefined;
}

/** Sets up the senders of messages. Without a sender, messages stay in their table. */
export const createDelivery = (
  { smtpUrl, mailFrom, smsWebhookUrl, smsWebhookToken }: MessagesConfig,
  within: Pick<Delivery, 'database' | 'sites' | 'linksKey' | 'now'>,
): Delivery => ({
  ...within,
  sendMail: smtpUrl ? createMailTransport(smtpUrl, mailFrom) : null,
  sendSms: smsWebhookUrl ? createSmsTransport(smsWebhookUrl, smsWebhookToken) : null,
});
