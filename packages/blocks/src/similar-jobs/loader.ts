import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf } from '@broadsheet/contract/match-page';
import { categoryLink } from '../shared/job/category-links.ts';
import { loadJobsLike } from '../shared/job/load-similar-jobs.ts';
import { similarJobs } from './schema.ts';

export const loadSimilarJobs = defineLoader(similarJobs, async ({ count }, context) => {
  const found = await loadJobsLike(context, count);
  if (!found || found.rows.length === 0) return { data: null };
  const { job, rows, total } = found;
  const all = {
    label: context.messages.job.similarNoun,
    href: hrefOf('similar-jobs', { jobId: String(job.id) }),
  };
  return {
    data: {
      rows,
      more: total > rows.length ? all : categoryLink(job.category, context.messages.jobs),
    },
  };
});
