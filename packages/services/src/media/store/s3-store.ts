import { Readable } from 'node:stream';
import { AppError } from '@broadsheet/contract/errors';
import { AwsV4Signer } from 'aws4fetch';
import { request } from 'undici';
import { isStoredName, type MediaStore, requireStoredName } from './media-store.ts';

export interface S3Settings {
  /** The bucket, and a prefix in it: `https://s3.ap-south-1.amazonaws.com/bucket/media`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secretKey: string;
}

interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: AsyncIterable<Buffer>;
}

const NO_BYTES = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const DEADLINE_MS = 120_000;
const KEY = /<Key>([^<]*)<\/Key>/g;

const unexpected = (method: string, status: number): AppError =>
  new AppError('SERVICE_UNAVAILABLE', {
    cause: new Error(`the media store answered ${status} to ${method}`),
  });

/** A media store in an S3-compatible bucket: objects are written atomically. */
export const createS3Store = ({ url, region, keyId, secretKey }: S3Settings): MediaStore => {
  const base = new URL(url);
  const [, bucket = '', ...folders] = base.pathname.replace(/\/$/, '').split('/');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const addressOf = (name: string): string =>
    `${base.origin}/${bucket}/${prefix}${requireStoredName(name)}`;

  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    address: string,
    { headers = {}, body }: Sending = {},
  ) => {
    const signer = new AwsV4Signer({
      method,
      url: address,
      headers: { 'x-amz-content-sha256': NO_BYTES, ...headers },
      accessKeyId: keyId,
      secretAccessKey: secretKey,
      service: 's3',
      region,
    });
    const signed = await signer.sign();
    return request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      body: body ? Readable.from(body, { objectMode: false }) : null,
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { cause });
    });
  };

  return {
    put: async (name, { bytes, sha256, read }) => {
      const answer = await send('PUT', addressOf(name), {
        headers: { 'content-length': String(bytes), 'x-amz-content-sha256': sha256 },
        body: read(),
      });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw unexpected('PUT', answer.statusCode);
    },
    open: async (name, span) => {
      const range = span && `bytes=${span.first}-${span.last}`;
      const answer = await send('GET', addressOf(name), range ? { headers: { range } } : {});
      if (answer.statusCode === (span ? 206 : 200)) return answer.body;
      await answer.body.dump();
      if (answer.statusCode === 404) throw new AppError('FILE_NOT_FOUND');
      throw unexpected('GET', answer.statusCode);
    },
    remove: async (name) => {
      const { statusCode, body } = await send('DELETE', addressOf(name));
      await body.dump();
      if (statusCode !== 204 && statusCode !== 404) throw unexpected('DELETE', statusCode);
    },
    list: async function* list() {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(after === '' ? {} : { 'start-after': after }),
        });
        const answer = await send('GET', `${base.origin}/${bucket}?${query}`);
        const text = await answer.body.text();
        if (answer.statusCode !== 200) throw unexpected('GET', answer.statusCode);
        const keys = [...text.matchAll(KEY)].map(([, key = '']) => key);
        yield keys.map((key) => key.slice(prefix.length)).filter(isStoredName);
        after = /<IsTruncated>true</.test(text) ? keys.at(-1) : undefined;
      }
    },
  };
};
