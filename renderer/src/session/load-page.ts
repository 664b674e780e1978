/** Loads a page of this site in full; an address elsewhere leads home. */
export const loadPage = (href: string): void => {
  const { location } = window;
  const url = URL.canParse(href, location.origin) ? new URL(href, location.origin) : null;
  const path = url?.origin === location.origin ? `${url.pathname}${url.search}` : '/';
  if (path === `${location.pathname}${location.search}`) location.reload();
  else location.assign(path);
};
