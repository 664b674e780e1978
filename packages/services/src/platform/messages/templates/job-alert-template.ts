import { hrefOf } from '@broadsheet/contract/match-page';
import { bindTemplate } from './draft.ts';
import { jobTip } from './job-tip.ts';
import { readWeeklyReport } from './weekly-report.ts';

export const JOB_ALERT_TEMPLATE = bindTemplate(
  'job-alert',
  ({ name, count, report }, site) => {
    const { jobs, listPath } = readWeeklyReport(report);
    const found = count === '1' ? '1 new job' : `${count} new jobs`;
    return {
      subject: `Your alert at ${site.name}: ${found}`,
      heading: found,
      preview: 'What has come since we last wrote, as you asked for it.',
      name,
      paragraphs: ['These have come for the alert that you have set:'],
      tips: [
        ...jobs.map((job) => jobTip(job, site)),
        {
          title: 'All of them',
          text: 'The whole list, with the same filters.',
          link: { label: 'See the whole list', href: `${site.url}${listPath}` },
        },
        {
          title: 'Something else?',
          text: 'Change what we look for, or how often we write.',
          link: {
            label: 'Change your alert',
            href: `${site.url}${hrefOf('personalize-jobfeed', {})}`,
          },
        },
      ],
      notes: ['No job is in two of these mails. Companies that you have blocked are left out.'],
    };
  },
  { obeys: 'jobFeed' },
);
