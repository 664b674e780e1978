import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { companyData, jobDetail, perksAndBenefits } from '@broadsheet/contract/calls/job';
import { isClosed } from '../shared/job/is-closed.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { perks } from './schema.ts';

/** Returns the employer of the job or of the company page; undefined for a closed job. */
const employerOf = async ({ call, now, page }: LoaderContext): Promise<number | undefined> => {
  const { jobId, slug } = page.params;
  if (jobId) {
    const job = await nullIfNotFound(call(jobDetail, { query: { jobcode: jobId } }));
    return job && !isClosed(job, now) ? job.company.id : undefined;
  }
  return slug ? (await nullIfNotFound(call(companyData, { query: { slug } })))?.id : undefined;
};

export const loadPerks = defineLoader(perks, async (_settings, context) => {
  const companyId = await employerOf(context);
  if (companyId === undefined) return { data: null };
  const { items } = await context.call(perksAndBenefits, { query: { companyId } });
  return { data: items.length > 0 ? { perks: items } : null };
});
