import { createHash, randomBytes } from 'node:crypto';

/** Identifies a leaked token, to people and to secret scanners. */
const PREFIX = 'bsr_';
const BYTES = 32;
const FORM = /^bsr_[\w-]{43}$/;

export const makeRecruiterToken = (): string => PREFIX + randomBytes(BYTES).toString('base64url');

/**
 * The stored hash of a token; null for a text that cannot be one. A token is fully random, so a plain hash is enough.
 */
export const hashRecruiterToken = (token: string): Buffer | null =>
  FORM.test(token) ? createHash('sha256').update(token).digest() : null;
