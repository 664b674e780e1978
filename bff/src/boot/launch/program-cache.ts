import { crc32 } from 'node:zlib';

/** A checksum precedes the code cache, because V8 compares programs only by their length. */
const MARK_BYTES = 8;

/** Not a signature: an attacker who can write a cache can also write the program. */
const markOf = (program: Uint8Array, compiled: Uint8Array): Buffer => {
  const mark = Buffer.alloc(MARK_BYTES);
  mark.writeUInt32BE(crc32(program), 0);
  mark.writeUInt32BE(crc32(compiled), 4);
  return mark;
};

/** @param compiled as V8 gave it. */
export const packCache = (program: Uint8Array, compiled: Uint8Array): Buffer =>
  Buffer.concat([markOf(program, compiled), compiled]);

/** The code cache of exactly this program; undefined where the cache belongs to another one, or is truncated. */
export const unpackCache = (program: Uint8Array, cache: Buffer): Buffer | undefined => {
  const compiled = cache.subarray(MARK_BYTES);
  return markOf(program, compiled).equals(cache.subarray(0, MARK_BYTES)) ? compiled : undefined;
};
