import { createHash } from 'node:crypto';

/** Equal texts have equal digests. */
export const digestOfText = (text: string): `sha256:${string}` =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;
