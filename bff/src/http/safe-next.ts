import { isSafeRedirect } from '@broadsheet/contract/site-path';

/** A path on this site; any other value, such as another site's address, becomes `/`. */
export const safeNext = (next: string | undefined): string => {
  if (next === undefined || !isSafeRedirect(next)) return '/';
  const { pathname, search } = new URL(next, 'http://site');
  return pathname + search;
};
