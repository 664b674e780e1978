import { defineLoader } from '@broadsheet/contract/block-loader';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import { jobHref } from '@broadsheet/contract/job-text';
import { hrefOf } from '@broadsheet/contract/match-page';
import { categoryLink } from '../shared/job/category-links.ts';
import { loadJobsLike } from '../shared/job/load-similar-jobs.ts';
import { formatCounted } from '../shared/text/format-count.ts';
import { similarJobsList } from './schema.ts';

export const loadSimilarJobsList = defineLoader(similarJobsList, async (_settings, context) => {
  const found = await loadJobsLike(context, PAGE_SIZE);
  if (!found) return { data: null, page: { status: 404 } };
  const { job, rows, total } = found;
  const name = `${job.title} at ${job.company.name}`;
  const shown = rows.length < total ? `The nearest ${rows.length} of ` : '';
  return {
    data: {
      job: { label: job.title, href: jobHref(job) },
      company: job.company.name,
      note: rows.length > 0 ? `${shown}${formatCounted(total, 'job')}` : '',
      rows,
      more: categoryLink(job.category),
    },
    page: {
      seo: {
        title: `Jobs similar to ${name} | ${context.brand.name}`,
        description: `Open jobs that ask for the same skills as ${name}, with pay, experience and city at a glance.`,
        canonical: hrefOf('similar-jobs', { jobId: String(job.id) }),
      },
    },
  };
});
