import { readBrowserCookie } from '@broadsheet/browser-calls/browser-cookies';
import { CONSENT_VERSION } from '@broadsheet/contract/consent-version';

/** True if this browser has answered the cookie question in its current version. */
export const isConsentAnswered = (): boolean =>
  readBrowserCookie('consent').endsWith(`.${CONSENT_VERSION}`);
