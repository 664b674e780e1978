import { loadOptional } from './load-optional.ts';
import type { Site } from './site.ts';

/** Reads the item of STORED_FILTER_NAME. The name is a literal here, so that its module is not loaded. */
const hasStoredFilter = (): boolean => {
  try {
    return localStorage.getItem('storedFilter') !== null;
  } catch {
    return false;
  }
};

/**
 * Stores the filter of a list of jobs, and opens the list with it on the next visit. Its code is loaded only if the URL
 * can have a filter or one is stored.
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
