import type { FeedJob } from './feed-job.ts';
import type { FeedMapping } from './feed-mapping.ts';
import type { RowField } from './normalise/fault.ts';

export type Columns = Readonly<Partial<Record<RowField, string>>>;

/** A row of a feed, or why it could not be read. `position` identifies it for a person: "line 12", "item 3". */
export type FeedRow<Content> =
  | {
      readonly position: string;
      readonly content: Content;
      /** Names of the columns of a table: "column B (Job Title)". */
      readonly columns?: Columns | undefined;
    }
  | {
      readonly position: string;
      readonly fault: string;
      /** Set where it could still be read, so that a faulty row does not close its job. */
      readonly externalId?: string | undefined;
    };

/** What a format reads from. */
export interface FeedSource {
  /** Starts a reading of the content from its first byte. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
  readonly file: string;
  /** Where the format `json` finds its fields. */
  readonly mapping?: FeedMapping | undefined;
}

export interface FeedFormat {
  /** One employer's own board: only that employer's next feed closes its jobs. */
  readonly singleCompany: boolean;
  /** Streams the rows; throws BrokenFeedError where the feed cannot be read any further. */
  readonly rows: (source: FeedSource) => AsyncGenerator<FeedRow<FeedJob>>;
}

/** The feed is truncated or malformed from here on. Earlier rows are imported. */
export class BrokenFeedError extends Error {
  readonly position: string;
  constructor(position: string, reason: string) {
    super(reason);
    this.name = 'BrokenFeedError';
    this.position = position;
  }
}

/** Nothing can be imported from this file: it does not exist, or has another format. */
export class FeedRefusedError extends Error {
  override readonly name = 'FeedRefusedError';
}

/** The maximum size of one row, in bytes or characters: it limits the memory that a feed can use. */
export const MAX_ROW_SIZE = 4_000_000;

/** Ties a reader of raw rows to the mapper that converts each to the common form. */
export const defineFormat = <Raw>(parts: {
  readonly singleCompany: boolean;
  readonly read: (source: FeedSource) => AsyncGenerator<FeedRow<Raw>>;
  readonly map: (raw: Raw) => FeedJob;
}): FeedFormat => ({
  singleCompany: parts.singleCompany,
  rows: async function* rows(source) {
    for await (const row of parts.read(source))
      yield 'fault' in row ? row : { ...row, content: parts.map(row.content) };
  },
});
