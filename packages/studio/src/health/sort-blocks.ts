import type { BlockHealth } from '@broadsheet/contract/studio/health-calls';
import type { SortDescriptor } from 'react-aria-components';

const VALUES: Readonly<Record<string, (block: BlockHealth) => number>> = {
  share: ({ share }) => share ?? -1,
  failures: ({ failures }) => failures,
  views: ({ views }) => views,
  medianMs: ({ medianMs }) => medianMs ?? -1,
  p95Ms: ({ p95Ms }) => p95Ms ?? -1,
};

/** A newly selected column sorts in descending order. */
export const nextSort = (last: SortDescriptor | null, next: SortDescriptor): SortDescriptor =>
  last?.column === next.column ? next : { ...next, direction: 'descending' };

/** Sorts by one column; the default order has the worst first. */
export const sortBlocks = (
  items: readonly BlockHealth[],
  sort: SortDescriptor | null,
): readonly BlockHealth[] => {
  const numberOf = VALUES[String(sort?.column)];
  if (!sort || !numberOf) return items;
  const sign = sort.direction === 'descending' ? -1 : 1;
  return [...items].sort((left, right) => sign * (numberOf(left) - numberOf(right)));
};
