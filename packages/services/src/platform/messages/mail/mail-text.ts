import type { Draft, Link } from '../templates/draft.ts';
import { greetingOf } from './greeting.ts';
import type { MailSite } from './mail-site.ts';

const linkLines = ({ label, href }: Link): string => `${label}:\n${href}`;

/** A mail as plain text. @param unsubscribeLink of a mail that can be turned off */
export const mailText = (
  draft: Draft,
  site: MailSite,
  unsubscribeLink: string | undefined,
): string => {
  const { code, button, tips = [] } = draft;
  const { unsubscribeQuestion, unsubscribe } = site.messages.mails;
  const parts = [
    greetingOf(draft.name, site.messages),
    ...draft.paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button ? [linkLines(button)] : []),
    ...tips.map(({ title, text, link }) => `* ${title}\n${text}\n${linkLines(link)}`),
    ...draft.notes,
    `-- \n${site.name}\n${site.tagline}\n${site.url}`,
    ...(unsubscribeLink ? [`${unsubscribeQuestion} ${unsubscribe}:\n${unsubscribeLink}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
};
