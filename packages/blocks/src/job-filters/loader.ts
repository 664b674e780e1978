import { defineLoader } from '@broadsheet/contract/block-loader';
import type { JobFilterName } from '@broadsheet/contract/job-filters';
import { filterForm } from '../shared/job/filter-form/filter-groups.ts';
import type { JobPosition } from '../shared/job/job-position.ts';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import { jobFilters } from './schema.ts';

/** What the page is about is no filter of it. */
const isOfPage = ({ category, tag, city }: JobPosition, name: JobFilterName, id: number): boolean =>
  (name === 'category' && category !== null && tag === null) ||
  (name === 'city' && city?.id === id);

export const loadJobFilters = defineLoader(jobFilters, async ({ shown }, context) => {
  const { place, filters, hrefWith, load } = resolveJobQuery(context);
  const { facets } = await load();
  const asked = { filters, facets, brand: context.brand, hrefWith, shown };
  return { data: filterForm(asked, (name, id) => !isOfPage(place, name, id)) };
});
