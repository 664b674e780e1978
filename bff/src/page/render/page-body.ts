import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Fragment } from '@broadsheet/contract/fragment';
import type { Encoding } from '../../http/encoding/accepted-encodings.ts';

/** The best compression takes five times as long as creating the page, and most cached pages get few requests. */
const COMPRESS_AFTER = 8;
/** The next level takes five times as long and saves one percent. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 9;

/**
 * For first answers. Brotli 1 takes a third of the time of gzip 4, for as many bytes. Gzip 3 takes three quarters of it, for
 * 4 % more bytes.
 */
const COMPRESS: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (plain) => gzipSync(plain, { level: 3, memLevel: 9 }),
  identity: (plain) => plain,
};
const DECOMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  identity: (bytes) => bytes,
};

export interface EncodedBytes {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** One body in every encoding that a client accepts. */
export interface PageBody {
  /** Weak: all encodings share it, because they have the same content. */
  readonly etag: string;
  /** @param accepted best first, never empty */
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
    encode: ([encoding = 'identity']) => ({ encoding, bytes: COMPRESS[encoding](plain) }),
  };
};

/**
 * A body for many responses. It is stored compressed, at first in one encoding only, since most cached pages get few
 * requests; a client that accepts another gets it from that one. A body that is requested often is compressed better in
 * another thread.
 * @param accepted by the first client, best first
 */
export const createCachedBody = (
  fragments: readonly Fragment[],
  accepted: readonly Encoding[],
): CachedBody => {
  const first = join(fragments);
  const etag = etagOf(first);
  const stored = new Map<Encoding, Buffer>();
  const store = (encoding: Encoding, bytes: Buffer): EncodedBytes => {
    stored.set(encoding, bytes);
    return { encoding, bytes };
  };
  const compress = (encoding: Encoding, plain: Buffer): EncodedBytes =>
    store(encoding, alone(COMPRESS[encoding](plain)));
  let source = compress(accepted.includes('br') ? 'br' : 'gzip', first);
  const size = source.bytes.length;
  const readPlain = (): Buffer => DECOMPRESS[source.encoding](source.bytes);
  const compressBest = async (): Promise<void> => {
    const plain = readPlain();
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const gzipped = await promisify(gzip)(plain, { level: GZIP_LEVEL });
    store('br', await promisify(brotliCompress)(plain, { params }));
    source = store('gzip', gzipped);
  };
  let encodings = 0;
  return {
    etag,
    // With the other encoding that it may get.
    bytes: size * 2,
    encode: (wanted) => {
      encodings += 1;
      if (encodings === COMPRESS_AFTER) compressBest().catch(() => undefined);
      for (const encoding of wanted) {
        const bytes = stored.get(encoding);
        if (bytes) return { encoding, bytes };
      }
      const [encoding = 'identity'] = wanted;
      const plain = readPlain();
      return encoding === 'identity' ? { encoding, bytes: plain } : compress(encoding, plain);
    },
  };
};
