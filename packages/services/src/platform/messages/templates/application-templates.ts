import { hrefOf } from '@broadsheet/contract/match-page';
import { formatDay } from '../../dates/format-day.ts';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';
import { readMailedJobs } from './mailed-jobs.ts';

const seeApplication = (jobId: string, { url }: MailSite) => ({
  label: 'See your application',
  href: `${url}${hrefOf('jobapplied', { jobId })}`,
});

/** Mails about the jobs of a seeker; each is of a kind that can be turned off. */
export const APPLICATION_TEMPLATES = [
  bindTemplate(
    'application-sent',
    ({ name, jobs }, site) => {
      const sent = readMailedJobs(jobs);
      const count = sent.length === 1 ? 'a job' : `${sent.length} jobs`;
      return {
        subject: `${site.name}: you have applied for ${count}`,
        heading: `You have applied for ${count}`,
        preview: 'What you have sent, and where you see how it stands.',
        name,
        paragraphs: ['The employer has your application now:'],
        tips: sent.map(({ title, company, path }) => ({
          title,
          text: company,
          link: { label: `See how it stands at ${company}`, href: `${site.url}${path}` },
        })),
        notes: [],
      };
    },
    { obeys: 'jobApply' },
  ),
  bindTemplate(
    'application-status',
    ({ name, said, jobId }, site) => ({
      subject: `News of your application at ${site.name}`,
      heading: 'News of your application',
      preview: 'It has come a step further, or to its end.',
      name,
      paragraphs: [said],
      button: seeApplication(jobId, site),
      notes: ['Pro members are told of each step.'],
    }),
    { obeys: 'jobAction' },
  ),
  bindTemplate(
    'follow-up-answered',
    ({ name, said, jobId }, site) => ({
      subject: `An answer for you at ${site.name}`,
      heading: 'You have an answer',
      preview: 'Somebody has answered what you have asked about your application.',
      name,
      paragraphs: [said],
      button: seeApplication(jobId, site),
      notes: [],
    }),
    { obeys: 'followUp' },
  ),
  bindTemplate(
    'saved-jobs-closing',
    ({ name, count, jobs }, site) => {
      const closing =
        count === '1'
          ? 'A job that you saved closes soon'
          : `${count} jobs that you saved close soon`;
      return {
        subject: `${site.name}: ${closing}`,
        heading: closing,
        preview: 'You have not applied yet.',
        name,
        paragraphs: ['You have not applied yet, and can do so until then:'],
        tips: readMailedJobs(jobs).map(({ title, company, path, closesOn }) => ({
          title,
          text: closesOn ? `${company} · closes on ${formatDay(closesOn)}` : company,
          link: { label: `See this job at ${company}`, href: `${site.url}${path}` },
        })),
        notes: ['You are told of each job once.'],
      };
    },
    { obeys: 'jobAction' },
  ),
  bindTemplate(
    'applications-used',
    ({ name, count }, site) => ({
      subject: `${site.name}: your applications of these 30 days`,
      heading: 'You have used all your applications',
      preview: 'When you can apply again, and how without a limit.',
      name,
      paragraphs: [
        `Basic members may apply for ${count} jobs in 30 days, and you just have. There is room again as soon as the first of them is 30 days old.`,
        'Pro members apply without a limit, and are told how each application stands.',
      ],
      button: {
        label: 'See what pro members have',
        href: `${site.url}${hrefOf('pro-membership')}`,
      },
      notes: [],
    }),
    { obeys: 'promotions' },
  ),
];
