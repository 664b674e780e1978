/**
 * The version of the question in `layouts/messages/en-IN/consent.json`. A question with another meaning needs a new
 * version: then visitors are asked for consent again.
 */
export const CONSENT_VERSION = 1;
