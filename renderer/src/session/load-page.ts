/** Loads a page of this site by a full load; a URL of another site loads the home page. */
export const loadPage = (href: string): void => {
  const { location } = window;
  const url = URL.canParse(href, location.origin) ? new URL(href, location.origin) : null;
  const target = url?.origin === location.origin ? url : new URL('/', location.origin);
  const path = `${target.pathname}${target.search}`;
  // The browser would only scroll to a URL that differs only in its fragment.
  if (path === `${location.pathname}${location.search}`) location.reload();
  else location.assign(`${path}${target.hash}`);
};
