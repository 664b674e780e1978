import type { ReadingPace } from './answer-deadline.ts';

export interface ClientDeadlines {
  /** For a connection to send the head of a request. */
  readonly headersMs: number;
  /** For what comes with a body that is no file. */
  readonly bodyMs: number;
  /** How late it is seen at most that a head has not come. */
  readonly checkEveryMs: number;
  readonly reading: ReadingPace;
}

/** How long clients may take: who is slow holds no connection for more than half a minute. */
export const CLIENT_DEADLINES: ClientDeadlines = {
  headersMs: 20_000,
  bodyMs: 20_000,
  checkEveryMs: 5_000,
  // A kilobyte in twelve seconds is no network: who takes less is gone after twice that.
  reading: { everyMs: 12_000, minBytes: 1_024 },
};
