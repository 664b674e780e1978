/**
 * The address that leads to a login provider, and back to a page of this site.
 * @param next empty: the page that members begin at
 */
export const providerHref = (provider: string, purpose: 'login' | 'link', next: string): string => {
  const query = new URLSearchParams({
    ...(purpose === 'link' ? { purpose } : {}),
    ...(next === '' ? {} : { next }),
  }).toString();
  return `/api/auth/with/${provider}${query === '' ? '' : `?${query}`}`;
};
