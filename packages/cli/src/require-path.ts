import { PREVIEW_PARAMETER } from '@broadsheet/contract/preview-path';
import { UsageError } from './usage.ts';

/** Throws UsageError for what is no address of a page within a site. */
export const requirePath = (path: string): string => {
  const url = path.startsWith('/') && URL.canParse(path, 'http://site') ? path : null;
  if (url === null)
    throw new UsageError(`--path: "${path}" is no path of the site, such as /c/backend-jobs`);
  if (new URL(url, 'http://site').searchParams.has(PREVIEW_PARAMETER))
    throw new UsageError(`--path: remove "${PREVIEW_PARAMETER}", a link shows one preview`);
  return url;
};
