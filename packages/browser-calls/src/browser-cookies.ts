import {
  type Cookie,
  cookieNameOf,
  HOST_COOKIES_ATTRIBUTE,
} from '@broadsheet/contract/cookie-names';

/** Whether cookies have their names of production. */
export const hasHostCookies = (): boolean =>
  document.documentElement.hasAttribute(HOST_COOKIES_ATTRIBUTE);

/** The value of a cookie that scripts may read; empty without one. */
export const readBrowserCookie = (cookie: Cookie): string => {
  const start = `; ${cookieNameOf(cookie, hasHostCookies())}=`;
  return `; ${document.cookie}`.split(start)[1]?.split(';', 1)[0] ?? '';
};

/** Whether somebody is signed in, as far as a script can tell. */
export const isMember = (): boolean => readBrowserCookie('member') !== '';
