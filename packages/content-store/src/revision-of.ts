import { createHash } from 'node:crypto';

/** Equal parts have equal revisions. */
export const revisionOf = (parts: unknown): `sha256:${string}` =>
  `sha256:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
