import type { Cookie } from '@broadsheet/contract/cookie-names';
import { browserCookieName } from './browser-cookies.ts';

/** Separate from reading cookies, which every page loads; dropping one is rare. */
export const dropBrowserCookie = (cookie: Cookie): void => {
  const name = browserCookieName(cookie);
  const isProduction = name !== cookie;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=; Path=/; Max-Age=0${isProduction ? '; Secure' : ''}`;
};
