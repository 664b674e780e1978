import { defineLoader } from '@broadsheet/contract/block-loader';
import { jobDetail, similarJobs as similarJobsCall } from '@broadsheet/contract/calls/job';
import { categoryLink } from '../parts/category-links.ts';
import { toJobRow } from '../parts/job-row-data.ts';
import { orNull } from '../parts/not-there.ts';
import { similarJobs } from './schema.ts';

const TAGS_MOST = 20;

export const loadSimilarJobs = defineLoader(similarJobs, async ({ count }, { call, now, page }) => {
  const job = await orNull(call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } }));
  if (!job || job.tags.length === 0) return { data: null };
  const tags = job.tags.slice(0, TAGS_MOST).map(({ tag }) => tag);
  const { items } = await call(similarJobsCall, {
    query: { tags: tags.join(','), except: job.id, size: count },
  });
  if (items.length === 0) return { data: null };
  const rows = items.map((item) => toJobRow(item, now));
  return { data: { rows, more: categoryLink(job.category) } };
});
