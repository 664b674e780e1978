/** Some bytes of an answer. One object stands for the same bytes as long as it lives, so that what is made of them can be kept beside it. */
export interface Fragment {
  readonly bytes: Buffer;
  /** Drawn once for many answers; what is not is for this one alone. */
  readonly isCacheable: boolean;
}

/** What is kept has memory of its own: a slice of a shared one would keep all of that. */
const ownBytes = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

export const createFragment = (text: string, isCacheable: boolean): Fragment => ({
  bytes: isCacheable ? ownBytes(text) : Buffer.from(text),
  isCacheable,
});
