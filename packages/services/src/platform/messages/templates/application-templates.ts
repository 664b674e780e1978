import { APPLY_WINDOW_DAYS } from '@broadsheet/contract/apply-rules';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { formatDay } from '../../dates/format-day.ts';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';
import { readMailedJobs } from './mailed-jobs.ts';

const viewApplication = (jobId: string, { url, messages }: MailSite) => ({
  label: messages['mails-jobs'].viewApplication,
  href: `${url}${hrefOf('jobapplied', { jobId })}`,
});

/** Mails about a seeker's jobs; each kind can be turned off. */
export const APPLICATION_TEMPLATES = [
  bindTemplate(
    'application-sent',
    ({ name, jobs }, site) => {
      const texts = site.messages['mails-jobs'];
      const sent = readMailedJobs(jobs);
      const count = sent.length;
      return {
        subject: formatMessage(texts.appliedSubject, { count, site: site.name }),
        heading: formatMessage(texts.appliedTitle, { count }),
        preview: formatMessage(texts.appliedPreview, { count }),
        name,
        paragraphs: [formatMessage(texts.appliedText, { count })],
        tips: sent.map(({ title, company, path }) => ({
          title,
          text: company,
          link: { label: formatMessage(texts.trackAt, { company }), href: `${site.url}${path}` },
        })),
        notes: [],
      };
    },
    { obeys: 'jobApply' },
  ),
  bindTemplate(
    'application-status',
    ({ name, said, jobId }, site) => {
      const texts = site.messages['mails-jobs'];
      return {
        subject: formatMessage(texts.statusSubject, { site: site.name }),
        heading: texts.statusTitle,
        preview: texts.statusPreview,
        name,
        paragraphs: [said],
        button: viewApplication(jobId, site),
        notes: [texts.statusNote],
      };
    },
    { obeys: 'jobAction' },
  ),
  bindTemplate(
    'follow-up-answered',
    ({ name, said, jobId }, site) => {
      const texts = site.messages['mails-jobs'];
      return {
        subject: texts.repliedSubject,
        heading: texts.repliedTitle,
        preview: texts.repliedPreview,
        name,
        paragraphs: [said],
        button: viewApplication(jobId, site),
        notes: [],
      };
    },
    { obeys: 'followUp' },
  ),
  bindTemplate(
    'saved-jobs-closing',
    ({ name, count, jobs }, { url, messages }) => {
      const { mails, 'mails-jobs': texts } = messages;
      const closing = formatMessage(texts.closingSubject, { count });
      return {
        subject: closing,
        heading: closing,
        preview: texts.closingPreview,
        name,
        paragraphs: [formatMessage(texts.closingText, { count })],
        tips: readMailedJobs(jobs).map(({ title, company, path, closesOn }) => ({
          title,
          text: closesOn
            ? formatMessage(texts.closesOn, { company, date: formatDay(closesOn) })
            : company,
          link: { label: formatMessage(mails.viewJobAt, { company }), href: `${url}${path}` },
        })),
        notes: [texts.closingNote],
      };
    },
    { obeys: 'jobAction' },
  ),
  bindTemplate(
    'applications-used',
    ({ name, count }, site) => {
      const texts = site.messages['mails-jobs'];
      return {
        subject: formatMessage(texts.limitSubject, { site: site.name }),
        heading: texts.limitTitle,
        preview: texts.limitPreview,
        name,
        paragraphs: [
          formatMessage(texts.limitText, { count, days: APPLY_WINDOW_DAYS }),
          texts.limitOffer,
        ],
        button: { label: texts.limitButton, href: `${site.url}${hrefOf('pro-membership')}` },
        notes: [],
      };
    },
    { obeys: 'promotions' },
  ),
];
