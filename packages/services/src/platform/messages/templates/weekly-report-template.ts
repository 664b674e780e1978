import { bindTemplate } from './draft.ts';
import { jobTip } from './job-tip.ts';
import { readWeeklyReport } from './weekly-report.ts';

export const WEEKLY_REPORT_TEMPLATE = bindTemplate(
  'weekly-job-report',
  ({ name, report }, site) => {
    const { jobs, listPath } = readWeeklyReport(report);
    const count = jobs.length === 1 ? '1 new job' : `${jobs.length} new jobs`;
    return {
      subject: `Your week at ${site.name}: ${count}`,
      heading: `${count} for you`,
      preview: 'What the last seven days have brought.',
      name,
      paragraphs: ['The newest of what goes with your profile, from the last seven days:'],
      tips: [
        ...jobs.map((job) => jobTip(job, site)),
        {
          title: 'All of them',
          text: 'The whole list for your category, city and experience.',
          link: { label: 'See the whole list', href: `${site.url}${listPath}` },
        },
      ],
      notes: ['Jobs of companies that you have blocked are left out.'],
    };
  },
  { obeys: 'weeklyJobReport' },
);
