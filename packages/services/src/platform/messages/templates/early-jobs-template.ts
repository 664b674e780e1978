import { hrefOf } from '@broadsheet/contract/match-page';
import { bindTemplate } from './draft.ts';
import { jobTip } from './job-tip.ts';
import { readWeeklyReport } from './weekly-report.ts';

export const EARLY_JOBS_TEMPLATE = bindTemplate(
  'early-jobs',
  ({ name, count, report }, site) => {
    const { jobs, listPath } = readWeeklyReport(report);
    const found = count === '1' ? '1 early job' : `${count} early jobs`;
    return {
      subject: `Be among the first: ${found} at ${site.name}`,
      heading: found,
      preview: 'New, few have applied, and what you asked for.',
      name,
      paragraphs: ['These jobs are new, few have applied, and they are what you asked for:'],
      tips: [
        ...jobs.map((job) => jobTip(job, site)),
        {
          title: 'All of them',
          text: 'The list as it is now, with how many have applied.',
          link: { label: 'See your early jobs', href: `${site.url}${listPath}` },
        },
        {
          title: 'Something else?',
          text: 'Change your skills, cities and pay, or stop these mails.',
          link: {
            label: 'Change what we look for',
            href: `${site.url}${hrefOf('early-applicant-preference', {})}`,
          },
        },
      ],
      notes: ['One mail a day at most, and no job twice.'],
    };
  },
  { obeys: 'jobFeed' },
);
