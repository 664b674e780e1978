import { type Cookie, cookieNameOf } from '@broadsheet/contract/cookie-names';
import { hasHostCookies } from './browser-cookies.ts';

/** Separate from reading cookies, which every page loads; dropping one is rare. */
export const dropBrowserCookie = (cookie: Cookie): void => {
  const isProduction = hasHostCookies();
  const name = cookieNameOf(cookie, isProduction);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=; Path=/; Max-Age=0${isProduction ? '; Secure' : ''}`;
};
