import { findTemplate } from '../templates/templates.ts';
import { signUnsubscription } from '../unsubscribe-link.ts';
import { mailHtml } from './mail-html.ts';
import type { MailSite } from './mail-site.ts';
import { mailText } from './mail-text.ts';

export interface RenderableMessage {
  readonly channel: 'email' | 'sms';
  readonly template: string;
  readonly seeker_id: number | null;
  readonly variables: Readonly<Record<string, string>>;
}

export interface RenderedMessage {
  /** Empty for a phone. */
  readonly subject: string;
  readonly text: string;
  /** Null for a phone. */
  readonly html: string | null;
  /** The address for programs and people, of a mail that can be turned off. */
  readonly unsubscribeLink: string | undefined;
}

/** Renders a message for sending. Throws an Error for an unknown template. @param linksKey signs links */
export const renderMessage = async (
  { channel, template: name, seeker_id: seekerId, variables }: RenderableMessage,
  site: MailSite,
  linksKey: Uint8Array,
): Promise<RenderedMessage> => {
  const template = findTemplate(name);
  const draft = template.write(variables, site);
  if (channel === 'sms')
    return {
      subject: '',
      text: draft.sms ?? draft.subject,
      html: null,
      unsubscribeLink: undefined,
    };
  const { obeys: flag, ofAlert, refusedBy } = template;
  const alertId = Number((ofAlert && variables[ofAlert]) ?? 0) || null;
  const token =
    flag && seekerId !== null
      ? await signUnsubscription({ seekerId, brand: site.brand, flag, alertId }, linksKey)
      : refusedBy && variables[refusedBy];
  const unsubscribeLink = token && `${site.url}/unsubscribe?token=${token}`;
  return {
    subject: draft.subject,
    text: mailText(draft, site, unsubscribeLink),
    html: mailHtml(draft, site, unsubscribeLink),
    unsubscribeLink,
  };
};
