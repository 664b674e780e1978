import {
  isFormQuery,
  readFormQuery,
  writeJobFilters,
} from '@broadsheet/contract/job-filters-query';
import { hrefOf, type PageMatch } from '@broadsheet/contract/match-page';
import type { PageRedirect } from '@broadsheet/contract/page-json';
import {
  FILTER_PARAMETER,
  FILTERED_KIND,
  readStoredFilter,
  withoutExpired,
  writeStoredFilter,
} from '@broadsheet/contract/stored-filter';
import type { PageRequest } from '../request/page-request.ts';

/** The jobfeed address with the filter that its reader used last; null where the address names a filter itself. */
export const restoreFilter = (
  { storedFilter, site }: Pick<PageRequest, 'storedFilter' | 'site'>,
  { kind, path, query }: PageMatch,
): PageRedirect | null => {
  if (kind !== FILTERED_KIND || storedFilter === undefined) return null;
  if (query[FILTER_PARAMETER] !== undefined || query.page !== undefined) return null;
  const written = readFormQuery(path);
  // A form submitted with nothing chosen has cleared the filter.
  if (isFormQuery(path) || writeStoredFilter(written) !== '') return null;
  const stored = writeJobFilters(withoutExpired(readStoredFilter(storedFilter), site.brand));
  if (Object.keys(stored).length === 0) return null;
  const location = hrefOf(FILTERED_KIND, {}, { ...written, ...stored });
  return { redirect: { status: 302, location } };
};
