import type { Draft, Link } from '../templates/draft.ts';
import type { MailSite } from './mail-site.ts';

/** The link at the foot that turns a mail off; undefined for mails that an account needs. */
export const stopLinkOf = (
  { stop }: Draft,
  { messages: { mails } }: MailSite,
  unsubscribeLink: string | undefined,
): Link | undefined =>
  stop ?? (unsubscribeLink ? { label: mails.unsubscribe, href: unsubscribeLink } : undefined);
