import { defineLoader } from '@broadsheet/contract/block-loader';
import type { FacetRule } from '../parts/job-filter-form/facet-choices.ts';
import { filterForm } from '../parts/job-filter-form/filter-groups.ts';
import type { JobPlace } from '../parts/job-place.ts';
import { resolveJobQuery } from '../parts/job-query.ts';
import { jobFilters } from './schema.ts';

/** What the page is about is no filter of it. */
const isOfPage = ({ category, tag, city }: JobPlace, { field }: FacetRule, id: number): boolean =>
  (field === 'category' && category !== null && tag === null) ||
  (field === 'city' && city?.id === id);

export const loadJobFilters = defineLoader(jobFilters, async ({ shown }, context) => {
  const { place, filters, hrefWith, load } = resolveJobQuery(context);
  const { facets } = await load();
  const asked = { filters, facets, brand: context.brand, hrefWith, shown };
  return { data: filterForm(asked, (rule, id) => !isOfPage(place, rule, id)) };
});
