import type { BoundTemplate, StopLinks } from '../templates/draft.ts';
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

interface MailLinks {
  readonly stopLinks: StopLinks;
  /** For the header of the mail. */
  readonly unsubscribeLink: string | undefined;
}

const signLinks = async (
  { alertIds, obeys: flag, refusedBy }: BoundTemplate,
  { seeker_id: seekerId, variables }: RenderableMessage,
  { url, brand }: MailSite,
  linksKey: Uint8Array,
): Promise<MailLinks> => {
  const linkOf = (token: string) => `${url}/unsubscribe?token=${token}`;
  if (!flag || seekerId === null) {
    const token = refusedBy && variables[refusedBy];
    return { stopLinks: { alerts: new Map() }, unsubscribeLink: token && linkOf(token) };
  }
  const sign = async (alertId: number | null) => {
    const token = await signUnsubscription({ seekerId, brand, flag, alertId }, linksKey);
    // For the question of the page only: the token says what is turned off.
    return `${linkOf(token)}&of=${alertId === null ? flag : 'alert'}`;
  };
  const ids = alertIds?.(variables) ?? [];
  const alerts = new Map(await Promise.all(ids.map(async (id) => [id, await sign(id)] as const)));
  const all = await sign(null);
  const [only = all] = alerts.values();
  return { stopLinks: { all, alerts }, unsubscribeLink: alerts.size === 1 ? only : all };
};

/** Renders a message for sending. Throws an Error for an unknown template. @param linksKey signs links */
export const renderMessage = async (
  message: RenderableMessage,
  site: MailSite,
  linksKey: Uint8Array,
): Promise<RenderedMessage> => {
  const template = findTemplate(message.template);
  const { stopLinks, unsubscribeLink } = await signLinks(template, message, site, linksKey);
  const draft = template.write(message.variables, site, stopLinks);
  if (message.channel === 'sms')
    return {
      subject: '',
      text: draft.sms ?? draft.subject,
      html: null,
      unsubscribeLink: undefined,
    };
  return {
    subject: draft.subject,
    text: mailText(draft, site, unsubscribeLink),
    html: mailHtml(draft, site, unsubscribeLink),
    unsubscribeLink,
  };
};
