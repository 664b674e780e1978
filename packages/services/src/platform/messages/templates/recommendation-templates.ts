import { shownName } from '../mail/greeting.ts';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';

const recommendLink = ({ url }: MailSite, token: string): string => `${url}/recommend/${token}`;
const whoOf = (name: string): string => shownName(name) ?? 'Somebody who knows you';

const write = (
  {
    name,
    seeker,
    message,
    token,
  }: Readonly<Record<'name' | 'seeker' | 'message' | 'token', string>>,
  site: MailSite,
  isReminder: boolean,
) => {
  const who = whoOf(seeker);
  return {
    subject: isReminder
      ? `Reminder: a recommendation at ${site.name}`
      : `You are asked for a recommendation at ${site.name}`,
    heading: `${who} asks you for a recommendation`,
    preview: 'A few words about working together. You need no account.',
    name,
    paragraphs: [
      isReminder
        ? `${who} has asked you to write a few words about working together, and would still like to have them:`
        : `${who} looks for work at ${site.name}, and asks you to write a few words about working together:`,
      `“${message.replace(/\s+/g, ' ').trim()}”`,
      'It takes about five minutes, and you need no account.',
    ],
    button: { label: 'Write a recommendation', href: recommendLink(site, token) },
    notes: [
      'The link is for you alone, and good for 30 days. What you write goes to the person who has asked; they decide whether others see it.',
      'You do not know this person, or would rather not? Then do nothing, or turn such mails off below: one click, and nobody at this site can have you asked again.',
    ],
  };
};

/** Mails about recommendations. Those to the outside person can be turned off by the link of `refusal`. */
export const RECOMMENDATION_TEMPLATES = [
  bindTemplate('recommendation-ask', (variables, site) => write(variables, site, false), {
    refusedBy: 'refusal',
  }),
  bindTemplate('recommendation-reminder', (variables, site) => write(variables, site, true), {
    refusedBy: 'refusal',
  }),
  bindTemplate('recommendation-received', ({ name, recommender }, site) => ({
    subject: `You have a recommendation at ${site.name}`,
    heading: 'You have a recommendation',
    preview: 'Read it, and decide whether others see it.',
    name,
    paragraphs: [
      `${shownName(recommender) ?? 'Somebody whom you asked'} has written what you asked for. Nobody but you sees it until you say so.`,
    ],
    button: { label: 'Read it', href: `${site.url}/pendingrecommendations` },
    notes: [],
  })),
];
