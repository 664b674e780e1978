import {
  type Cookie,
  cookieNameOf,
  HOST_COOKIES_ATTRIBUTE,
} from '@broadsheet/contract/cookie-names';

const hasHostCookies = (): boolean => document.documentElement.hasAttribute(HOST_COOKIES_ATTRIBUTE);

/** The value of a cookie that scripts may read; empty without one. */
export const readBrowserCookie = (cookie: Cookie): string => {
  const start = `; ${cookieNameOf(cookie, hasHostCookies())}=`;
  return `; ${document.cookie}`.split(start)[1]?.split(';', 1)[0] ?? '';
};

/** Whether somebody is signed in, as far as a script can tell. */
export const isMember = (): boolean => readBrowserCookie('member') !== '';

export const dropBrowserCookie = (cookie: Cookie): void => {
  const isProduction = hasHostCookies();
  const name = cookieNameOf(cookie, isProduction);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
  document.cookie = `${name}=; Path=/; Max-Age=0${isProduction ? '; Secure' : ''}`;
};
