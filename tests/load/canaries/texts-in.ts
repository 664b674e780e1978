import { brotliDecompressSync, gunzipSync } from 'node:zlib';

interface Encoded {
  readonly encoding: string;
  readonly bytes: Buffer;
}

const GZIP = 0x1f8b;

const plainOf = (bytes: Buffer): string =>
  (bytes.length > 2 && bytes.readUInt16BE(0) === GZIP ? gunzipSync(bytes) : bytes).toString();

/** The encodings of a cached page. Its bytes are private fields, so they are read by encoding it. */
const encodingsOf = (encode: (accepted: readonly string[]) => Encoded): readonly string[] =>
  [['gzip'], ['br', 'gzip'], ['identity']].map((accepted) => {
    const { encoding, bytes } = encode(accepted);
    return encoding === 'br' ? brotliDecompressSync(bytes).toString() : plainOf(bytes);
  });

/** Plain fields only: an accessor might have effects. */
const fieldsOf = (record: object): readonly unknown[] =>
  Object.values(Object.getOwnPropertyDescriptors(record)).flatMap(({ value }) => value ?? []);

/**
 * Every text reachable from a value: in fields, lists, maps and sets, and in bytes, compressed or not.
 * @param seen objects to skip
 */
export const textsIn = (value: unknown, seen = new Set<unknown>()): readonly string[] => {
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') texts.push(next);
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    if (next instanceof Uint8Array) texts.push(plainOf(Buffer.from(next)));
    else if (next instanceof Map) left.push(...next.keys(), ...next.values());
    else if (next instanceof Set || Array.isArray(next)) left.push(...next);
    else {
      left.push(...Object.keys(next), ...fieldsOf(next));
      if ('encode' in next && typeof next.encode === 'function')
        texts.push(...encodingsOf(next.encode as Parameters<typeof encodingsOf>[0]));
    }
  }
  return texts;
};
