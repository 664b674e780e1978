import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Fragment } from '@broadsheet/contract/fragment';

/** RFC 1952: deflate, no name, no time, made anywhere. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that is the last one. */
const END = Buffer.from([3, 0]);
const TRAILER_BYTES = 8;
const CRC_BYTES = 4;
const MODULO = 2 ** 32;
/** What is drawn for one answer is compressed within that answer. */
const FAST = { level: 1, finishFlush: constants.Z_FULL_FLUSH } as const;
const SMALL = { level: 9, finishFlush: constants.Z_FULL_FLUSH } as const;

const kept = new WeakMap<Fragment, Buffer>();

/** Deflate blocks that end on a byte and look back at nothing, so that they stand in any place of a stream. */
const deflated = (fragment: Fragment): Buffer => {
  if (!fragment.isKept) return deflateRawSync(fragment.bytes, FAST);
  const known = kept.get(fragment);
  if (known) return known;
  const bytes = deflateRawSync(fragment.bytes, SMALL);
  kept.set(fragment, bytes);
  return bytes;
};

/** One gzip member of all fragments in their order; those that are kept are compressed once in their life. */
export const joinGzip = (fragments: readonly Fragment[]): Buffer => {
  const trailer = Buffer.alloc(TRAILER_BYTES);
  let crc = 0;
  let length = 0;
  const parts: Buffer[] = [HEADER];
  for (const fragment of fragments) {
    crc = crc32(fragment.bytes, crc);
    length += fragment.bytes.length;
    parts.push(deflated(fragment));
  }
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % MODULO, CRC_BYTES);
  return Buffer.concat([...parts, END, trailer]);
};
