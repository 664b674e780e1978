import type { Brand } from '@broadsheet/contract/brand';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { Value } from 'typebox/value';

const HIGHEST_ID = 10_000;
/** Runs of expired jobs in the demo data are longer than this. */
const STEP = 20;

/** The address of a job that has expired; no list leads there, so ids are tried. */
export const findExpiredJob = async (site: RunningSite, brand: Brand): Promise<string> => {
  for (let id = STEP; id <= HIGHEST_ID; id += STEP) {
    const response = await site.request(brand, `/api/job/jobdetail/detail?jobcode=${id}`);
    const job: unknown = await response.json();
    if (!Value.Check(jobDetail.answer, job) || job.status !== 'expired') continue;
    return hrefOf('jobdetail', { slug: job.slug, jobId: String(job.id) });
  }
  throw new Error(`${brand} has no expired job`);
};
