import { CONSENT_VERSION } from './consent-version.ts';

export type ConsentChoice = 'all' | 'necessary';

/** An answer to the question in `layouts/messages/en-IN/consent.json`, as the cookie `consent` contains it. */
export const consentCookie = (choice: ConsentChoice): string => `${choice}.${CONSENT_VERSION}`;
