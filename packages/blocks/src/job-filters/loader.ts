import { defineLoader } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Facet } from '@broadsheet/contract/entities/job';
import type Type from 'typebox';
import { formatCount } from '../parts/count.ts';
import { describeFilters } from '../parts/filter-chips.ts';
import { type JobFilters, writeJobFilters } from '../parts/job-filters-query.ts';
import type { JobPlace } from '../parts/job-place.ts';
import { resolveJobQuery } from '../parts/job-query.ts';
import { GROUP_RULES } from './facet-choices.ts';
import { type Choice, listFilters } from './schema.ts';

type FacetRule = (typeof GROUP_RULES)[number]['facets'][number];

interface Asked {
  readonly place: JobPlace;
  readonly filters: JobFilters;
  readonly facets: readonly Facet[];
  readonly brand: BrandConfig;
}

/** What the page is about is no filter of it. */
const isOfPage = ({ category, tag, city }: JobPlace, { field }: FacetRule, id: number): boolean =>
  (field === 'category' && category !== null && tag === null) ||
  (field === 'city' && city?.id === id);

/** The facet's values, and what is chosen though no job has it. */
const choicesOf = (
  rule: FacetRule,
  { place, filters, facets, brand }: Asked,
): Type.Static<typeof Choice>[] => {
  const chosen = rule.chosen(filters);
  const values = facets.find(({ field }) => field === rule.field)?.values ?? [];
  const counted = values.map(({ id, label, count }) => ({ id: Number(id), label, count }));
  const missing = chosen
    .filter((id) => !counted.some((value) => value.id === id))
    .map((id) => ({ id, label: `Another ${rule.field}`, count: 0 }));
  return [...counted, ...missing]
    .filter(({ id, count }) => Number.isInteger(id) && id > 0 && (count > 0 || chosen.includes(id)))
    .filter(({ id }) => !isOfPage(place, rule, id))
    .map(({ id, label, count }) => ({
      name: rule.name,
      value: String(id),
      label: rule.labelOf(id, brand) ?? label,
      count: formatCount(count),
      on: chosen.includes(id),
    }));
};

export const loadJobFilters = defineLoader(listFilters, async ({ shown }, context) => {
  const { place, filters, hrefWith, load } = resolveJobQuery(context);
  const { brand } = context;
  const { facets } = await load();
  const groups = GROUP_RULES.flatMap(({ title, kind, facets: rules }) => {
    const choices = rules.flatMap((rule) => choicesOf(rule, { place, filters, facets, brand }));
    if (choices.length === 0) return [];
    const first = choices.filter(({ on }, index) => on || index < shown);
    const more = choices.filter((choice) => !first.includes(choice));
    return [{ title, kind, choices: first, more }];
  });
  if (groups.length === 0) return { data: null };
  const { sort, search, exact } = filters;
  return {
    data: {
      on: describeFilters(filters, brand, facets).length,
      action: hrefWith({}),
      clearHref: hrefWith({ sort, search, exact }),
      kept: Object.entries(writeJobFilters({ sort, search, exact })).map(([name, value]) => ({
        name,
        value,
      })),
      groups,
    },
  };
});
