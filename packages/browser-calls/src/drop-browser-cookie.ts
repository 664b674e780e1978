import { type Cookie, cookieNameOf } from '@broadsheet/contract/cookie-names';
import { hasHostCookies } from './browser-cookies.ts';

/** For code that is loaded once a cookie is to go: apart from what every page reads at its start. */
export const dropBrowserCookie = (cookie: Cookie): void => {
  const isProduction = hasHostCookies();
  const name = cookieNameOf(cookie, isProduction);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
  document.cookie = `${name}=; Path=/; Max-Age=0${isProduction ? '; Secure' : ''}`;
};
