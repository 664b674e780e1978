import type { BlockHealth } from '@broadsheet/contract/studio/health-calls';
import type { Sort } from '../controls/sort-heading.tsx';

const VALUES = {
  share: ({ share }: BlockHealth) => share ?? -1,
  failures: ({ failures }: BlockHealth) => failures,
  views: ({ views }: BlockHealth) => views,
  medianMs: ({ medianMs }: BlockHealth) => medianMs ?? -1,
  p95Ms: ({ p95Ms }: BlockHealth) => p95Ms ?? -1,
};

export type BlockSort = Sort<keyof typeof VALUES>;

/** Sorts by one column; the default order has the worst first. */
export const sortBlocks = (
  items: readonly BlockHealth[],
  sort: BlockSort | null,
): readonly BlockHealth[] => {
  if (!sort) return items;
  const numberOf = VALUES[sort.column];
  const sign = sort.direction === 'descending' ? -1 : 1;
  return [...items].sort((left, right) => sign * (numberOf(left) - numberOf(right)));
};
