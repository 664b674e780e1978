import {
  type Cookie,
  cookieNameOf,
  HOST_COOKIES_ATTRIBUTE,
} from '@broadsheet/contract/cookie-names';

/** True if cookies have their production names. */
export const hasHostCookies = (): boolean =>
  document.documentElement.hasAttribute(HOST_COOKIES_ATTRIBUTE);

/** Reads a cookie without HttpOnly; empty if it is not set. */
export const readBrowserCookie = (cookie: Cookie): string => {
  const start = `; ${cookieNameOf(cookie, hasHostCookies())}=`;
  return `; ${document.cookie}`.split(start)[1]?.split(';', 1)[0] ?? '';
};

/** True if someone seems to be signed in, by the cookie that scripts can read. */
export const isMember = (): boolean => readBrowserCookie('member') !== '';
