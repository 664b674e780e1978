import { loadOptional } from './load-optional.ts';
import type { Site } from './site.ts';

/** Under the name of STORED_FILTER_NAME: what only some need is not loaded to know its name. */
const hasStoredFilter = (): boolean => {
  try {
    return localStorage.getItem('storedFilter') !== null;
  } catch {
    return false;
  }
};

/**
 * Stores the filter of a list of jobs, and opens the list with it at the next visit. Most pages need none of that code: it is
 * loaded where the address may name a filter, or one is stored.
 * @param isFirst the document was loaded for this page
 */
export const followFilter = (site: Site, isFirst: boolean): void => {
  const { kind, path, navigation } = site.page.page;
  const isList = navigation !== undefined || kind === 'search';
  if (!isList || !(path.includes('?') || hasStoredFilter())) return;
  loadOptional(import('../visit/restore-filter.ts'), ({ restoreFilter }) =>
    restoreFilter(site, isFirst),
  );
};
