import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Fragment } from '@broadsheet/contract/fragment';

/** RFC 1952: deflate, no name, no time, made anywhere. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty final deflate block. */
const END = Buffer.from([3, 0]);
const TRAILER_BYTES = 8;
const CRC_BYTES = 4;
const MODULO = 2 ** 32;
const FAST = { level: 1, finishFlush: constants.Z_FULL_FLUSH } as const;
/** A window as small as the input is created faster. */
const FAST_SHORT = { ...FAST, windowBits: 12, memLevel: 5 } as const;
const SHORT_BYTES = 2 ** FAST_SHORT.windowBits;
/** Shorter input is not worth compressing. */
const STORED_BYTES = 512;
const SMALL = { level: 9, finishFlush: constants.Z_FULL_FLUSH } as const;

/** Deflate blocks that end on a byte boundary and refer to nothing before them: they fit anywhere in a stream. */
const compressed = new WeakMap<Fragment, Buffer>();
const joinedBefore = new WeakSet<Fragment>();

/** A deflate block of uncompressed bytes. */
const stored = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
};

const deflateFast = (bytes: Buffer): Buffer => {
  if (bytes.length < STORED_BYTES) return stored(bytes);
  return deflateRawSync(bytes, bytes.length <= SHORT_BYTES ? FAST_SHORT : FAST);
};

/** Copies the result: zlib returns a slice of a 16 kB buffer, which the slice would retain. */
const alone = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

/** Returns null on first use: many cacheable fragments are used once, so compress at level 9 from the second use on. */
const deflatedOf = (fragment: Fragment): Buffer | null => {
  if (!fragment.isCacheable) return null;
  const known = compressed.get(fragment);
  if (known) return known;
  if (!joinedBefore.has(fragment)) {
    joinedBefore.add(fragment);
    return null;
  }
  const bytes = alone(deflateRawSync(fragment.bytes, SMALL));
  compressed.set(fragment, bytes);
  return bytes;
};

/** Joins all fragments, in order, into one gzip member. Reused fragments are compressed at the best level, once. */
export const joinGzip = (fragments: readonly Fragment[]): Buffer => {
  const parts: Buffer[] = [HEADER];
  let plain: Buffer[] = [];
  let crc = 0;
  let length = 0;
  const flush = (): void => {
    if (plain.length > 0) parts.push(deflateFast(Buffer.concat(plain)));
    plain = [];
  };
  for (const fragment of fragments) {
    // crc32 treats an empty input as a request to restart the checksum.
    if (fragment.bytes.length === 0) continue;
    crc = crc32(fragment.bytes, crc);
    length += fragment.bytes.length;
    const deflated = deflatedOf(fragment);
    if (deflated) {
      flush();
      parts.push(deflated);
    } else plain.push(fragment.bytes);
  }
  flush();
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % MODULO, CRC_BYTES);
  return Buffer.concat([...parts, END, trailer]);
};
