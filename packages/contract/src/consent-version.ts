/**
 * Of the question in `layouts/messages/en-IN/consent.json`. A question of another meaning needs another version: then
 * visitors who have answered the earlier one are asked again.
 */
export const CONSENT_VERSION = 1;
