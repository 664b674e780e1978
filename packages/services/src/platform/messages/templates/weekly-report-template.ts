import { formatMessage } from '@broadsheet/messages/format-message';
import { bindTemplate } from './draft.ts';
import { jobTip } from './job-tip.ts';
import { readWeeklyReport } from './weekly-report.ts';

export const WEEKLY_REPORT_TEMPLATE = bindTemplate(
  'weekly-job-report',
  ({ name, report }, site) => {
    const { jobs, listPath } = readWeeklyReport(report);
    const { mails, 'mails-jobs': texts } = site.messages;
    const count = jobs.length;
    return {
      subject: formatMessage(texts.weeklySubject, { count }),
      heading: formatMessage(texts.alertTitle, { count }),
      preview: texts.weeklyPreview,
      name,
      paragraphs: [texts.weeklyText],
      tips: [
        ...jobs.map((job) => jobTip(job, site)),
        {
          title: mails.viewAllTitle,
          text: texts.weeklyAllText,
          link: { label: mails.viewAllJobs, href: `${site.url}${listPath}` },
        },
      ],
      notes: [texts.weeklyNote],
    };
  },
  { obeys: 'weeklyJobReport' },
);
