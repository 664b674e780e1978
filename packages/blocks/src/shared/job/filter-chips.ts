import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Facet } from '@broadsheet/contract/entities/job';
import { NAMED_ORDER } from '@broadsheet/contract/job-filters';
import { type JobListQuery, withoutValue } from '@broadsheet/contract/job-filters-query';
import type { Messages } from '@broadsheet/messages/message-areas';
import { chipLabel } from './filter-labels.ts';

/** An active filter, and the filters without it. */
export interface FilterChip {
  readonly label: string;
  readonly without: JobListQuery;
}

/** Lists the active filters with their names. Facets have names that the brand's config lacks. */
export const describeFilters = (
  filters: JobListQuery,
  brand: BrandConfig,
  facets: readonly Facet[],
  messages: Pick<Messages, 'experience' | 'filters'>,
): FilterChip[] =>
  NAMED_ORDER.flatMap((name) =>
    (filters[name] ?? []).map((id) => ({
      label: chipLabel(name, id, { brand, facets, messages }),
      without: withoutValue(filters, name, id),
    })),
  );
