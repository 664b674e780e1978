import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { companyData, jobDetail, perksAndBenefits } from '@broadsheet/contract/calls/job';
import { orNull } from '../parts/not-there.ts';
import { perks } from './schema.ts';

const employerOf = async ({ call, page }: LoaderContext): Promise<number | undefined> => {
  const { jobId, slug } = page.params;
  if (jobId) return (await orNull(call(jobDetail, { query: { jobcode: jobId } })))?.company.id;
  return slug ? (await orNull(call(companyData, { query: { slug } })))?.id : undefined;
};

export const loadPerks = defineLoader(perks, async (_settings, context) => {
  const companyId = await employerOf(context);
  if (companyId === undefined) return { data: null };
  const { items } = await context.call(perksAndBenefits, { query: { companyId } });
  return { data: items.length > 0 ? { perks: items } : null };
});
