import type { FeedRow } from '../feed-format.ts';
import type { FeedJob } from '../feed-job.ts';
import type { FeedMapping } from '../feed-mapping.ts';
import type { FormatName } from '../format-names.ts';
import { FORMATS } from '../formats.ts';

/** A feed in chunks of a few bytes, so that chunks end at every kind of boundary. */
async function* chunksOf(feed: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Reads a complete feed, for tests: its jobs, its faulty rows, and where it breaks off. */
export const collectFeed = async (
  format: FormatName,
  feed: string | Uint8Array,
  size?: number,
  mapping?: FeedMapping,
) => {
  const rows: FeedRow<FeedJob>[] = [];
  let broken: string | null = null;
  try {
    for await (const row of FORMATS[format].rows({
      bytes: () => chunksOf(feed, size),
      file: '',
      mapping,
    }))
      rows.push(row);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    broken = 'position' in error ? `${error.position}: ${error.message}` : error.message;
  }
  return {
    jobs: rows.flatMap((row) => ('content' in row ? [row.content] : [])),
    positions: rows.map(({ position }) => position),
    faults: rows.flatMap((row) => ('fault' in row ? [`${row.position}: ${row.fault}`] : [])),
    faultyIds: rows.flatMap((row) => ('fault' in row ? [row.externalId] : [])),
    broken,
  };
};

/** The ids of jobs, for tests. */
export const ids = (jobs: readonly FeedJob[]) => jobs.map(({ externalId }) => externalId);
