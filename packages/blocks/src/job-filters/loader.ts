import { defineLoader } from '@broadsheet/contract/block-loader';
import type { JobFilterName } from '@broadsheet/contract/job-filters';
import { filterForm } from '../shared/job/filter-form/filter-groups.ts';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import type { JobScope } from '../shared/job/job-scope.ts';
import { jobFilters } from './schema.ts';

/** True for a filter that the page itself implies, such as its city. The form does not offer it. */
const isOfPage = ({ category, tag, city }: JobScope, name: JobFilterName, id: number): boolean =>
  (name === 'category' && category !== null && tag === null) ||
  (name === 'city' && city?.id === id);

export const loadJobFilters = defineLoader(jobFilters, async ({ shown }, context) => {
  const { scope, filters, hrefWith, load } = resolveJobQuery(context);
  const { facets } = await load();
  const { brand, messages } = context;
  const options = { filters, facets, brand, messages: messages, hrefWith, shown };
  return { data: filterForm(options, (name, id) => !isOfPage(scope, name, id)) };
});
