import type { MessagesConfig } from '../../config.ts';
import { createMailTransport } from './mail-transport.ts';
import type { Delivery } from './send-message.ts';
import { createSmsTransport } from './sms-transport.ts';

/** How messages leave: what is not set up leaves them in their table. */
export const createDelivery = (
  { smtpUrl, mailFrom, smsWebhookUrl, smsWebhookToken }: MessagesConfig,
  within: Pick<Delivery, 'database' | 'sites' | 'linksKey' | 'now'>,
): Delivery => ({
  ...within,
  sendMail: smtpUrl ? createMailTransport(smtpUrl, mailFrom) : null,
  sendSms: smsWebhookUrl ? createSmsTransport(smsWebhookUrl, smsWebhookToken) : null,
});
