import { crc32 } from 'node:zlib';

/** A mark stands before what V8 has compiled: V8 itself compares programs by nothing but their lengths. */
const MARK_BYTES = 8;

/** Not a signature: whoever can write a cache can write the program. */
const markOf = (program: Uint8Array, compiled: Uint8Array): Buffer => {
  const mark = Buffer.alloc(MARK_BYTES);
  mark.writeUInt32BE(crc32(program), 0);
  mark.writeUInt32BE(crc32(compiled), 4);
  return mark;
};

/** @param compiled as V8 gave it. */
export const packCache = (program: Uint8Array, compiled: Uint8Array): Buffer =>
  Buffer.concat([markOf(program, compiled), compiled]);

/** What V8 had compiled of exactly this program; undefined where the cache is of another one, or cut short. */
export const unpackCache = (program: Uint8Array, cache: Buffer): Buffer | undefined => {
  const compiled = cache.subarray(MARK_BYTES);
  return markOf(program, compiled).equals(cache.subarray(0, MARK_BYTES)) ? compiled : undefined;
};
