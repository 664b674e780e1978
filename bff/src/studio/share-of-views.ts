import type { AudienceCount } from '@broadsheet/contract/audience-count';

const sumOf = (counts: readonly AudienceCount[]): number =>
  counts.reduce((sum, { views }) => sum + views, 0);

/**
 * The share of views by people that match a condition; null where no view was recorded. Pure.
 * @param page a page kind; null counts all pages
 */
export const shareOfViews = (
  counts: readonly AudienceCount[],
  page: string | null,
  isNamed: (count: AudienceCount) => boolean,
): number | null => {
  const seen = counts.filter((count) => (page === null || count.page === page) && !count.crawler);
  const all = sumOf(seen);
  return all > 0 ? sumOf(seen.filter(isNamed)) / all : null;
};
