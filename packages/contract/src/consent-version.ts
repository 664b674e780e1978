/**
 * Of the words in `consent.ts`: with others comes another, and whoever has answered the earlier ones is asked again. Apart
 * from them, since every page needs the version and few the words.
 */
export const CONSENT_VERSION = 1;
