import { defineLoader } from '@broadsheet/contract/block-loader';
import { formatCount } from '../parts/count.ts';
import { formatBand } from '../parts/experience-label.ts';
import { describeFilters } from '../parts/filter-chips.ts';
import { resolveJobQuery } from '../parts/job-query.ts';
import { FACET_RULES } from './facet-choices.ts';
import { jobFilters } from './schema.ts';

export const loadJobFilters = defineLoader(jobFilters, async ({ shown }, context) => {
  const { place, filters, hrefWith, load } = resolveJobQuery(context);
  const { facets } = await load();
  const groups = FACET_RULES.flatMap(({ field, title, isOn, choose }) => {
    if (field === 'category' && context.page.kind !== 'search') return [];
    const facet = facets.find((candidate) => candidate.field === field);
    const choices = (facet?.values ?? [])
      .map((value) => ({ ...value, number: Number(value.id) }))
      .filter(({ number }) => Number.isInteger(number) && number > 0)
      .filter(({ number }) => field !== 'city' || number !== place.city?.id)
      .map(({ label, count, number }) => ({
        label: field === 'experience' ? formatBand(number) : label,
        href: hrefWith(choose(filters, number)),
        count: formatCount(count),
        on: isOn(filters, number),
        empty: count === 0,
      }))
      .filter(({ on, empty }) => on || !empty)
      .map(({ empty: _, ...choice }) => choice);
    if (choices.length === 0) return [];
    const first = choices.filter(({ on }, index) => on || index < shown);
    return [{ title, choices: first, more: choices.filter((choice) => !first.includes(choice)) }];
  });
  if (groups.length === 0) return { data: null };
  return { data: { on: describeFilters(filters, context.brand, facets).length, groups } };
});
