import { RECOMMEND_LINK_DAYS } from '@broadsheet/contract/constants';
import { formatMessage } from '@broadsheet/messages/format-message';
import { shownName } from '../mail/greeting.ts';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';

const recommendLink = ({ url }: MailSite, token: string): string => `${url}/recommend/${token}`;

type RequestVariables = Readonly<Record<'name' | 'seeker' | 'message' | 'token', string>>;

const write = (
  { name, seeker: named, message, token }: RequestVariables,
  site: MailSite,
  isReminder: boolean,
) => {
  const texts = site.messages['mails-recommendations'];
  const seeker = shownName(named) ?? texts.unknownSeeker;
  return {
    subject: formatMessage(isReminder ? texts.reminderSubject : texts.writeSubject, {
      site: site.name,
    }),
    heading: formatMessage(texts.writeTitle, { seeker }),
    preview: texts.writePreview,
    name,
    paragraphs: [
      isReminder
        ? formatMessage(texts.reminderText, { seeker })
        : formatMessage(texts.writeText, { seeker, site: site.name }),
      `“${message.replace(/\s+/g, ' ').trim()}”`,
      texts.writeHelp,
    ],
    button: { label: texts.writeButton, href: recommendLink(site, token) },
    notes: [
      formatMessage(texts.writeNote, { days: RECOMMEND_LINK_DAYS }),
      formatMessage(texts.refuseNote, { site: site.name }),
    ],
  };
};

/** Mails about recommendations. The recipient without an account can turn them off by the link of `refusal`. */
export const RECOMMENDATION_TEMPLATES = [
  bindTemplate('recommendation-ask', (variables, site) => write(variables, site, false), {
    refusedBy: 'refusal',
  }),
  bindTemplate('recommendation-reminder', (variables, site) => write(variables, site, true), {
    refusedBy: 'refusal',
  }),
  bindTemplate('recommendation-received', ({ name, recommender: named }, site) => {
    const texts = site.messages['mails-recommendations'];
    const recommender = shownName(named) ?? texts.unknownRecommender;
    return {
      subject: formatMessage(texts.receivedSubject, { site: site.name }),
      heading: texts.receivedTitle,
      preview: texts.receivedPreview,
      name,
      paragraphs: [formatMessage(texts.receivedText, { recommender })],
      button: { label: texts.receivedButton, href: `${site.url}/pendingrecommendations` },
      notes: [],
    };
  }),
];
