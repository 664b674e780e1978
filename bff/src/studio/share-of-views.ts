import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { AudienceCount } from '@broadsheet/contract/audience-count';
import type { AudienceWhen } from '@broadsheet/contract/when';
import { fieldMatches } from '@broadsheet/layout-engine/when-matches';

const sumOf = (counts: readonly AudienceCount[]): number =>
  counts.reduce((sum, { views }) => sum + views, 0);

/** The share of a page's views by people that match a condition; null where no view was recorded. Pure. */
export const shareOfViews = (
  counts: readonly AudienceCount[],
  page: string,
  when: AudienceWhen,
): number | null => {
  const seen = counts.filter((count) => count.page === page && !count.crawler);
  const named = seen.filter((count) =>
    AUDIENCE_FIELDS.every((field) => fieldMatches(when, field, count[field])),
  );
  const all = sumOf(seen);
  return all > 0 ? sumOf(named) / all : null;
};
