import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { bindTemplate } from './draft.ts';
import { jobTip } from './job-tip.ts';
import { readWeeklyReport } from './weekly-report.ts';

export const EARLY_JOBS_TEMPLATE = bindTemplate(
  'early-jobs',
  ({ name, count, report }, site) => {
    const { jobs, listPath } = readWeeklyReport(report);
    const { mails, 'mails-jobs': texts } = site.messages;
    return {
      subject: formatMessage(texts.earlySubject, { count }),
      heading: formatMessage(texts.earlyTitle, { count }),
      preview: texts.earlyPreview,
      name,
      paragraphs: [texts.earlyText],
      tips: [
        ...jobs.map((job) => jobTip(job, site)),
        {
          title: mails.viewAllTitle,
          text: texts.earlyAllText,
          link: { label: texts.earlyAllLink, href: `${site.url}${listPath}` },
        },
        {
          title: texts.alertEditTitle,
          text: texts.earlyEditText,
          link: {
            label: texts.earlyEditLink,
            href: `${site.url}${hrefOf('early-applicant-preference', {})}`,
          },
        },
      ],
      notes: [texts.earlyNote],
    };
  },
  { obeys: 'jobFeed' },
);
