import type { FeedFormat, FeedSource } from './feed-format.ts';
import type { ImportedJob } from './imported-job.ts';
import { type NormaliseOptions, normaliseJob } from './normalise-job.ts';

export interface RejectedRow {
  readonly position: string;
  /** The heading of the column, where the feed is a table. */
  readonly column?: string | undefined;
  readonly reason: string;
  readonly value?: string | undefined;
  readonly expected?: string | undefined;
  readonly externalId: string | undefined;
  /** It was shifted by a column, truncated or scraped badly. */
  readonly isWrong: boolean;
}

export type ReadRow =
  | { readonly position: string; readonly job: ImportedJob }
  | { readonly rejected: RejectedRow };

/** Streams the rows of a feed: jobs in the site's terms, and those that are none with the reason. */
export async function* readRows(
  format: FeedFormat,
  source: FeedSource,
  normalising: NormaliseOptions,
): AsyncGenerator<ReadRow> {
  for await (const row of format.rows(source)) {
    const { position } = row;
    if ('fault' in row) {
      const { fault: reason, externalId } = row;
      yield { rejected: { position, reason, externalId, isWrong: true } };
      continue;
    }
    const outcome = normaliseJob(row.content, normalising);
    if ('job' in outcome) yield { position, job: outcome.job };
    else {
      const { reason, field, value, expected, isWrong = false } = outcome.fault;
      const column = field && row.columns?.[field];
      const externalId = row.content.externalId?.trim();
      yield { rejected: { position, column, reason, value, expected, externalId, isWrong } };
    }
  }
}
