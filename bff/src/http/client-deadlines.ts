import type { ReadingPace } from './answer-deadline.ts';

export interface ClientDeadlines {
  /** For a connection to send the head of a request. */
  readonly headersMs: number;
  /** For requests with a body that is no file. */
  readonly bodyMs: number;
  /** The interval of the check for incomplete heads. */
  readonly checkEveryMs: number;
  readonly reading: ReadingPace;
}

/** Client deadlines: a slow client occupies a connection for half a minute at most. */
export const CLIENT_DEADLINES: ClientDeadlines = {
  headersMs: 20_000,
  bodyMs: 20_000,
  checkEveryMs: 5_000,
  // A kilobyte in twelve seconds is below any real network: a slower client is disconnected after twice that.
  reading: { everyMs: 12_000, minBytes: 1_024 },
};
