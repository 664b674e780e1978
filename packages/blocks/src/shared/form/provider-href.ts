/** The address that leads to a login provider, and back to a page of this site. */
export const providerHref = (provider: string, purpose: 'login' | 'link', next: string): string =>
  `/api/auth/with/${provider}?${new URLSearchParams({ ...(purpose === 'link' ? { purpose } : {}), next })}`;
