/** Some bytes of a response. The same object always has the same bytes, so that derived data can be cached for it. */
export interface Fragment {
  readonly bytes: Buffer;
  /** Rendered once for many responses; otherwise for a single one. */
  readonly isCacheable: boolean;
}

/** Cached bytes get memory of their own: a slice would retain the whole shared buffer. */
const ownBytes = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

export const createFragment = (text: string, isCacheable: boolean): Fragment => ({
  bytes: isCacheable ? ownBytes(text) : Buffer.from(text),
  isCacheable,
});
