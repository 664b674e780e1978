import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { Fragment } from '@broadsheet/contract/fragment';
import type { Encoding } from '../../http/encoding/accepted-encodings.ts';

/** Half a millisecond for 80 kB, and 5 % larger than level 6, which takes twice as long. */
const FIRST = { level: 4, memLevel: 9 } as const;
/** The best compression takes five times as long as creating the page, and most cached pages get few requests. */
const COMPRESS_AFTER = 8;
/** The next level takes five times as long and saves one percent. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 9;

export interface EncodedBytes {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** One body in every encoding that a client accepts. */
export interface PageBody {
  /** Weak: all encodings share it, because they have the same content. */
  readonly etag: string;
  /** @param accepted best first. */
  readonly encode: (accepted: readonly Encoding[]) => EncodedBytes;
}

export interface CachedBody extends PageBody {
  /** In memory. */
  readonly bytes: number;
}

const join = (fragments: readonly Fragment[]): Buffer =>
  Buffer.concat(fragments.map(({ bytes }) => bytes));

const etagOf = (bytes: Buffer): string => `W/"${hash('sha1', bytes, 'base64url')}"`;

/** Copies the result: zlib returns a slice of a 16 kB buffer, which the slice would retain. */
const alone = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

/** A body for one answer. */
export const bodyOf = (fragments: readonly Fragment[]): PageBody => {
  const plain = join(fragments);
  return {
    etag: etagOf(plain),
    encode: (accepted) =>
      accepted.includes('gzip')
        ? { encoding: 'gzip', bytes: gzipSync(plain, FIRST) }
        : { encoding: 'identity', bytes: plain },
  };
};

/**
 * A body for many responses. Only its gzip form is stored, since nearly every client accepts gzip. A body that is
 * requested often is compressed better in another thread.
 */
export const createCachedBody = (fragments: readonly Fragment[]): CachedBody => {
  const first = join(fragments);
  let gzipped = alone(gzipSync(first, FIRST));
  let brotli: Buffer | undefined;
  let encodings = 0;
  const compressBest = async (): Promise<void> => {
    const plain = gunzipSync(gzipped);
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const smaller = await promisify(gzip)(plain, { level: GZIP_LEVEL });
    brotli = await promisify(brotliCompress)(plain, { params });
    gzipped = smaller;
  };
  return {
    etag: etagOf(first),
    // With the Brotli that it will have.
    bytes: gzipped.length * 2,
    encode: (accepted) => {
      encodings += 1;
      if (encodings === COMPRESS_AFTER) compressBest().catch(() => undefined);
      if (brotli && accepted.includes('br')) return { encoding: 'br', bytes: brotli };
      return accepted.includes('gzip')
        ? { encoding: 'gzip', bytes: gzipped }
        : { encoding: 'identity', bytes: gunzipSync(gzipped) };
    },
  };
};
