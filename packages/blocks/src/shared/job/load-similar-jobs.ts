import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { jobDetail, similarJobs } from '@broadsheet/contract/calls/job';
import { similarJobsQuery } from '@broadsheet/contract/calls/job-page';
import type { JobDetail } from '@broadsheet/contract/entities/job';
import { nullIfNotFound } from '../loading/null-on-error.ts';
import { type JobRowData, toJobRow } from './job-row-data.ts';

interface SimilarJobs {
  readonly job: JobDetail;
  readonly rows: JobRowData[];
  /** The total number; the rows are the first of them. */
  readonly total: number;
}

/** Loads jobs that share keywords with the job of the page; null if that job does not exist. */
export const loadJobsLike = async (
  { call, now, page, messages }: LoaderContext,
  size: number,
): Promise<SimilarJobs | null> => {
  const job = await nullIfNotFound(
    call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } }),
  );
  if (!job) return null;
  const query = similarJobsQuery(job, size);
  if (!query) return { job, rows: [], total: 0 };
  const { items, total } = await call(similarJobs, { query });
  return { job, rows: items.map((item) => toJobRow(item, now, messages.times)), total };
};
