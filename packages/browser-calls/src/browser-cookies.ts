import {
  type Cookie,
  cookieNameOf,
  HOST_COOKIES_ATTRIBUTE,
} from '@broadsheet/contract/cookie-names';

/** The name that the site gives this cookie. */
export const browserCookieName = (cookie: Cookie): string =>
  cookieNameOf(cookie, document.documentElement.hasAttribute(HOST_COOKIES_ATTRIBUTE));

/** Reads a cookie without HttpOnly; empty if it is not set. */
export const readBrowserCookie = (cookie: Cookie): string =>
  `; ${document.cookie}`.split(`; ${browserCookieName(cookie)}=`)[1]?.split(';')[0] ?? '';

/** True if someone seems to be signed in, by the cookie that scripts can read. */
export const isMember = (): boolean => readBrowserCookie('member') !== '';
