import type { Draft, Link, Section, Tip } from '../templates/draft.ts';
import { greetingOf } from './greeting.ts';
import type { MailSite } from './mail-site.ts';
import { stopLinkOf } from './stop-link.ts';

const linkLines = ({ label, href }: Link): string => `${label}:\n${href}`;

const tipLines = ({ title, text, link }: Tip): string => `* ${title}\n${text}\n${linkLines(link)}`;

const sectionParts = ({ title, tips, links }: Section): string[] => [
  ...(title === null ? [] : [`${title}\n${'-'.repeat(Math.min(title.length, 60))}`]),
  ...tips.map(tipLines),
  ...links.map(linkLines),
];

/** A mail as plain text. @param unsubscribeLink of a mail that can be turned off */
export const mailText = (
  draft: Draft,
  site: MailSite,
  unsubscribeLink: string | undefined,
): string => {
  const { code, button, sections = [], tips = [] } = draft;
  const { unsubscribeQuestion } = site.messages.mails;
  const stop = stopLinkOf(draft, site, unsubscribeLink);
  const parts = [
    greetingOf(draft.name, site.messages),
    ...draft.paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button ? [linkLines(button)] : []),
    ...sections.flatMap(sectionParts),
    ...tips.map(tipLines),
    ...draft.notes,
    `-- \n${site.name}\n${site.tagline}\n${site.url}`,
    ...(stop ? [`${unsubscribeQuestion} ${linkLines(stop)}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
};
