/** An operator's request cannot be done; the message says why, and nothing was changed. */
export class ScoringError extends Error {}
