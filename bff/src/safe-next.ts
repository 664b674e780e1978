const BASE = 'http://site';

/** A path on this site to go on to; anything else, such as another site's address, becomes `/`. */
export const safeNext = (next: string | undefined): string => {
  if (!next || !/^\/(?![/\\])[^\\\s]*$/.test(next) || !URL.canParse(next, BASE)) return '/';
  const url = new URL(next, BASE);
  return url.origin === BASE && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
};
