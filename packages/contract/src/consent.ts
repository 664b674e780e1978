import { CONSENT_VERSION } from './consent-version.ts';

/** What visitors are asked about cookies: other words ask for another CONSENT_VERSION. */
export const CONSENT_QUESTION =
  'May this site keep a random number in your browser, to learn how people use its pages?';

export type ConsentChoice = 'all' | 'necessary';

/** An answer to this question, as the cookie `consent` holds it. */
export const consentCookie = (choice: ConsentChoice): string => `${choice}.${CONSENT_VERSION}`;
