import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { bindTemplate } from './draft.ts';
import { jobTip } from './job-tip.ts';
import { readWeeklyReport } from './weekly-report.ts';

export const JOB_ALERT_TEMPLATE = bindTemplate(
  'job-alert',
  ({ name, count, report, alert }, site) => {
    const { jobs, listPath } = readWeeklyReport(report);
    const { mails, 'mails-jobs': texts } = site.messages;
    return {
      subject: alert
        ? formatMessage(texts.alertSubject, { count, alert })
        : formatMessage(texts.alertTitle, { count }),
      heading: formatMessage(texts.alertTitle, { count }),
      preview: texts.alertPreview,
      name,
      paragraphs: [
        alert
          ? formatMessage(texts.alertText, { alert })
          : formatMessage(texts.alertTitle, { count }),
      ],
      tips: [
        ...jobs.map((job) => jobTip(job, site)),
        {
          title: mails.viewAllTitle,
          text: texts.alertAllText,
          link: { label: mails.viewAllJobs, href: `${site.url}${listPath}` },
        },
        {
          title: texts.alertEditTitle,
          text: texts.alertEditText,
          link: {
            label: texts.alertEditLink,
            href: `${site.url}${hrefOf('personalize-jobfeed', {})}`,
          },
        },
      ],
      notes: [texts.alertNote],
    };
  },
  { obeys: 'jobFeed', ofAlert: 'alertId' },
);
