import { createHash } from 'node:crypto';

/** One of so many buckets for a text: equal texts get equal buckets, and the buckets are of equal size. */
export const bucketOf = (text: string, buckets: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % buckets;
