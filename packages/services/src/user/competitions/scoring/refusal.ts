/** What those who hold a competition asked for cannot be done; the message says why, and nothing was changed. */
export class ScoringError extends Error {}
