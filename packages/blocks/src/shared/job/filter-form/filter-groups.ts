import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Facet } from '@broadsheet/contract/entities/job';
import { JOB_FILTERS, type JobFilterName } from '@broadsheet/contract/job-filters';
import { type JobListQuery, writeJobFilters } from '@broadsheet/contract/job-filters-query';
import type { Messages } from '@broadsheet/messages/message-areas';
import { formatCount } from '../../text/format-count.ts';
import { describeFilters } from '../filter-chips.ts';
import { choiceLabel, otherNamesOf } from '../filter-labels.ts';
import { FILTER_GROUPS } from './filter-order.ts';
import type { FilterChoice, FilterFormData } from './schema.ts';

interface FilterOptions {
  readonly filters: JobListQuery;
  readonly facets: readonly Facet[];
  readonly brand: BrandConfig;
  readonly messages: Pick<Messages, 'experience' | 'filters'>;
  /** The path of the list with other filters. */
  readonly hrefWith: (filters: JobListQuery) => string;
  /** The number of choices of each group that are shown without opening it. */
  readonly shown: number;
}

type IsChoice = (name: JobFilterName, id: number) => boolean;

/** The values of the facet, and selected values that no job has. */
const choicesOf = (
  name: JobFilterName,
  { filters, facets, brand, messages }: FilterOptions,
  isChoice: IsChoice,
): FilterChoice[] => {
  const chosen = filters[name] ?? [];
  const values = facets.find(({ field }) => field === name)?.values ?? [];
  const counted = values.map(({ id, label, count }) => ({ id: Number(id), label, count }));
  const missing = chosen
    .filter((id) => !counted.some((value) => value.id === id))
    .map((id) => ({ id, label: messages.filters.other, count: 0 }));
  return [...counted, ...missing]
    .filter(({ id, count }) => Number.isInteger(id) && id > 0 && (count > 0 || chosen.includes(id)))
    .filter(({ id }) => isChoice(name, id))
    .map(({ id, label, count }) => {
      const known = { brand, facets, messages };
      const others = otherNamesOf(name, id, known);
      return {
        name: JOB_FILTERS[name].parameter,
        value: String(id),
        label: choiceLabel(name, id, known) ?? label,
        ...(others && { otherNames: others }),
        count: formatCount(count),
        on: chosen.includes(id),
      };
    });
};

/** The form that filters a list of jobs by its facets; null if there are no choices. */
export const filterForm = (
  options: FilterOptions,
  isChoice: IsChoice = () => true,
): FilterFormData | null => {
  const { filters, facets, brand, messages, hrefWith, shown } = options;
  const groups = FILTER_GROUPS.flatMap(({ title, kind, filters: names }) => {
    const choices = names.flatMap((name) => choicesOf(name, options, isChoice));
    if (choices.length === 0) return [];
    const first = choices.filter(({ on }, index) => on || index < shown);
    const more = choices.filter((choice) => !first.includes(choice));
    return [{ title: title ?? messages.filters.jobType, kind, choices: first, more }];
  });
  if (groups.length === 0) return null;
  const { sort, search, exact } = filters;
  const preserved = writeJobFilters({ sort, search, exact });
  return {
    on: describeFilters(filters, brand, facets, messages).length,
    action: hrefWith({}),
    clearHref: hrefWith({ sort, search, exact }),
    kept: Object.entries(preserved).map(([name, value]) => ({ name, value })),
    groups,
  };
};
