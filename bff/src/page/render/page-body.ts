import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { Fragment } from '@broadsheet/contract/fragment';
import type { Encoding } from '../../http/encoding/accepted-encodings.ts';
import { joinGzip } from './join-gzip.ts';

/** Compressing takes five times as long as creating the page, and most cached pages get few requests. */
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

const hashes = new WeakMap<Fragment, Buffer>();

/** Cached bytes are hashed once. */
const hashOf = (fragment: Fragment): Buffer => {
  const known = hashes.get(fragment);
  if (known) return known;
  const digest = hash('sha1', fragment.bytes, 'buffer');
  if (fragment.isCacheable) hashes.set(fragment, digest);
  return digest;
};

const etagOf = (fragments: readonly Fragment[]): string =>
  `W/"${hash('sha1', Buffer.concat(fragments.map(hashOf)), 'base64url')}"`;

/** A body for one answer. */
export const bodyOf = (fragments: readonly Fragment[]): PageBody => ({
  etag: etagOf(fragments),
  encode: (accepted) =>
    accepted.includes('gzip')
      ? { encoding: 'gzip', bytes: joinGzip(fragments) }
      : { encoding: 'identity', bytes: Buffer.concat(fragments.map(({ bytes }) => bytes)) },
});

/**
 * A body for many responses. Only its gzip form is stored, since nearly every client accepts gzip. A body that is
 * requested often is compressed as a whole in another thread.
 */
export const createCachedBody = (fragments: readonly Fragment[]): CachedBody => {
  const etag = etagOf(fragments);
  let gzipped = joinGzip(fragments);
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
    etag,
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
