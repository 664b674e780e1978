import type { JobFeed } from '@broadsheet/contract/calls/feed';
import { type JobFilters, NAMED_ORDER } from '@broadsheet/contract/job-filters';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import { labelsOf } from '../lists/facets.ts';

/** The active filters, by name. Values that the brand does not know do not filter and have no chip. */
export const chipsOf = (
  filters: JobFilters,
  directory: BrandDirectory,
  industries: ReadonlyMap<number, string>,
  messages: Messages,
): JobFeed['filterChips'] => {
  const labelOf = labelsOf(directory, industries, messages);
  return NAMED_ORDER.flatMap((field) =>
    (filters[field] ?? []).flatMap((id) => {
      const label = labelOf(field, id);
      return label === undefined ? [] : [{ field, id: String(id), label }];
    }),
  );
};
