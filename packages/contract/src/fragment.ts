import { createHash } from 'node:crypto';

/** Some bytes of an answer. One object stands for the same bytes as long as it lives, so that what is made of them can be kept beside it. */
export interface Fragment {
  readonly bytes: Buffer;
  /** Equal marks are equal bytes: entity tags are made of them. */
  readonly mark: string;
  /** Drawn once for many answers; what is not is for this one alone. */
  readonly isKept: boolean;
}

const MARK_LENGTH = 16;

export const createFragment = (text: string, isKept: boolean): Fragment => {
  const bytes = Buffer.from(text);
  const mark = createHash('sha1').update(bytes).digest('base64url').slice(0, MARK_LENGTH);
  return { bytes, mark, isKept };
};
