import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Facet } from '@broadsheet/contract/entities/job';
import { type JobFilters, writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { formatCount } from '../count.ts';
import { describeFilters } from '../filter-chips.ts';
import { type FacetRule, GROUP_RULES } from './facet-choices.ts';
import type { FilterChoice, FilterFormData } from './filter-data.ts';

interface Asked {
  readonly filters: JobFilters;
  readonly facets: readonly Facet[];
  readonly brand: BrandConfig;
  /** Address of the list with other filters. */
  readonly hrefWith: (filters: JobFilters) => string;
  /** Choices of each group that stand open. */
  readonly shown: number;
}

type IsChoice = (rule: FacetRule, id: number) => boolean;

/** The facet's values, and what is chosen though no job has it. */
const choicesOf = (
  rule: FacetRule,
  { filters, facets, brand }: Asked,
  isChoice: IsChoice,
): FilterChoice[] => {
  const chosen = rule.chosen(filters);
  const values = facets.find(({ field }) => field === rule.field)?.values ?? [];
  const counted = values.map(({ id, label, count }) => ({ id: Number(id), label, count }));
  const missing = chosen
    .filter((id) => !counted.some((value) => value.id === id))
    .map((id) => ({ id, label: `Another ${rule.field}`, count: 0 }));
  return [...counted, ...missing]
    .filter(({ id, count }) => Number.isInteger(id) && id > 0 && (count > 0 || chosen.includes(id)))
    .filter(({ id }) => isChoice(rule, id))
    .map(({ id, label, count }) => ({
      name: rule.name,
      value: String(id),
      label: rule.labelOf(id, brand) ?? label,
      count: formatCount(count),
      on: chosen.includes(id),
    }));
};

/** The form that narrows a list of jobs by its facets; null where there is nothing to choose. */
export const filterForm = (
  asked: Asked,
  isChoice: IsChoice = () => true,
): FilterFormData | null => {
  const { filters, facets, brand, hrefWith, shown } = asked;
  const groups = GROUP_RULES.flatMap(({ title, kind, facets: rules }) => {
    const choices = rules.flatMap((rule) => choicesOf(rule, asked, isChoice));
    if (choices.length === 0) return [];
    const first = choices.filter(({ on }, index) => on || index < shown);
    const more = choices.filter((choice) => !first.includes(choice));
    return [{ title, kind, choices: first, more }];
  });
  if (groups.length === 0) return null;
  const { sort, search, exact } = filters;
  const kept = writeJobFilters({ sort, search, exact });
  return {
    on: describeFilters(filters, brand, facets).length,
    action: hrefWith({}),
    clearHref: hrefWith({ sort, search, exact }),
    kept: Object.entries(kept).map(([name, value]) => ({ name, value })),
    groups,
  };
};
