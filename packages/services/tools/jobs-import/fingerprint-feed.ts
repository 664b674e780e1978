import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FeedMapping } from './feed-mapping.ts';
import type { FormatName } from './format-names.ts';

interface FeedReading {
  readonly file: string;
  readonly format: FormatName;
  readonly mapping?: FeedMapping | undefined;
  readonly company?: string | undefined;
  readonly full: boolean;
}

/** Identifies a file and how it is read: only the same import is continued. */
export const fingerprintFeed = async ({
  file,
  format,
  mapping,
  company,
  full,
}: FeedReading): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify({ format, mapping, company, full }));
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url');
};
