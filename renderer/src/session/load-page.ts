/** Loads a page of this site in full; an address elsewhere leads home. */
export const loadPage = (href: string): void => {
  const { location } = window;
  const url = URL.canParse(href, location.origin) ? new URL(href, location.origin) : null;
  const target = url?.origin === location.origin ? url : new URL('/', location.origin);
  const path = `${target.pathname}${target.search}`;
  // An address that differs in its fragment alone would be jumped to, not loaded.
  if (path === `${location.pathname}${location.search}`) location.reload();
  else location.assign(`${path}${target.hash}`);
};
