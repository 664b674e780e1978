import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { companyList, sitemapCategory } from '@broadsheet/contract/calls/job';
import { formatCount } from '../shared/text/format-count.ts';
import { numbers } from './schema.ts';

/** A job has one category. */
const countJobs = async ({ call }: LoaderContext): Promise<string> => {
  const { items } = await call(sitemapCategory, {});
  return formatCount(items.reduce((sum, { openJobs }) => sum + openJobs, 0));
};
const countCompanies = async ({ call }: LoaderContext): Promise<string> =>
  formatCount((await call(companyList, { query: { size: 1 } })).total);

export const loadNumbers = defineLoader(numbers, async (settings, context) => {
  const { jobsLabel, companiesLabel, items } = settings;
  const counted = [
    jobsLabel && countJobs(context).then((value) => ({ value, label: jobsLabel })),
    companiesLabel && countCompanies(context).then((value) => ({ value, label: companiesLabel })),
  ];
  const facts = (await Promise.all(counted)).filter((each) => each !== '');
  const all = [...facts, ...items];
  return { data: all.length > 0 ? { facts: all } : null };
});
