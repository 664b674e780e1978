import { createHash, randomBytes } from 'node:crypto';

/** So that it is known for what it is where it is found, by people and by programs that look for lost secrets. */
const PREFIX = 'bsr_';
const BYTES = 32;
const FORM = /^bsr_[\w-]{43}$/;

export const makeRecruiterToken = (): string => PREFIX + randomBytes(BYTES).toString('base64url');

/** What is kept of a token; null for what cannot be one. It is random throughout, so that a plain hash will do. */
export const hashRecruiterToken = (token: string): Buffer | null =>
  FORM.test(token) ? createHash('sha256').update(token).digest() : null;
