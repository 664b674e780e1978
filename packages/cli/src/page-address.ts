import { PREVIEW_PARAMETER } from '@broadsheet/contract/preview-path';
import { UsageError } from './usage.ts';

/** Throws UsageError for a value that is not a path of the site. */
export const requirePath = (path: string): string => {
  const url = path.startsWith('/') && URL.canParse(path, 'http://site') ? path : null;
  if (url === null)
    throw new UsageError(`--path: expected a path such as /c/backend-jobs, got "${path}".`);
  if (new URL(url, 'http://site').searchParams.has(PREVIEW_PARAMETER))
    throw new UsageError(`--path: remove "${PREVIEW_PARAMETER}", a link shows one preview.`);
  return url;
};

/** The origin without a slash at its end. Throws UsageError for any other value. */
export const requireOrigin = (site: string): string => {
  if (!/^https?:\/\/[^/?#\s]+\/?$/.test(site))
    throw new UsageError(
      `--site: expected an origin such as http://tech.localhost:3000, got "${site}".`,
    );
  return site.replace(/\/$/, '');
};
