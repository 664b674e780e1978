/** Every cookie that this site sets, by its name in local development. */
export const COOKIES = [
  'band',
  'aud',
  'consent',
  'vid',
  'arms',
  'token',
  'member',
  'deferred-call',
  'login-flow',
  'login-browser',
  'changed',
  'filter',
  'guest',
  'studio_session',
] as const;
export type Cookie = (typeof COOKIES)[number];

/**
 * The name of a cookie in browsers. In production it has the prefix `__Host-`, so that only this host can set it, over
 * TLS only. Local sites have no TLS.
 */
export const cookieNameOf = (cookie: Cookie, isProduction: boolean): string =>
  isProduction ? `__Host-${cookie}` : cookie;

/**
 * An attribute of `<html>` that tells scripts to use production's names: the same in every copy of a page, so that
 * caches may store it.
 */
export const HOST_COOKIES_ATTRIBUTE = 'data-host-cookies';
