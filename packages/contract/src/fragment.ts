/** Some bytes of an answer. One object stands for the same bytes as long as it lives, so that what is made of them can be kept beside it. */
export interface Fragment {
  readonly bytes: Buffer;
  /** Drawn once for many answers; what is not is for this one alone. */
  readonly isKept: boolean;
}

export const createFragment = (text: string, isKept: boolean): Fragment => ({
  bytes: Buffer.from(text),
  isKept,
});
