import { readWeeklyReport, type WeeklyReport } from '../reports/weekly-report.ts';
import { bindTemplate, type Tip } from './draft.ts';
import type { MailSite } from './mail-site.ts';

const tipOf = (
  { title, company, places, experience, pay, path }: WeeklyReport['jobs'][number],
  { url }: MailSite,
): Tip => ({
  title,
  text: `${company} · ${places} · ${experience} · Pay: ${pay}`,
  link: { label: `See this job at ${company}`, href: `${url}${path}` },
});

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
        ...jobs.map((job) => tipOf(job, site)),
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
