import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaStore, StoredContent } from './media-store.ts';
import { createS3Store } from './s3-store.ts';

const KEY_ID = 'AKIDEXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const PAGE = 2;
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The signature of a request by the AWS documentation, computed here independently. */
const signatureOf = ({ method = '', url = '', headers }: IncomingMessage): string => {
  const authorization = headers.authorization ?? '';
  const [, scope = '', names = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\S+), SignedHeaders=(\S+), /.exec(authorization) ??
    [];
  const { pathname, searchParams } = new URL(url, 'http://s3');
  searchParams.sort();
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query, lines.join(''), names, payload].join('\n');
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${SECRET}`, date));
  return hmac(key, text).toString('hex');
};

const objects = new Map<string, Buffer>();

const listObjects = (url: URL): string => {
  const { searchParams } = url;
  const after = searchParams.get('start-after') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(searchParams.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return `<ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${page.join('')}</ListBucketResult>`;
};

/** Refuses unsigned or changed requests, like S3. */
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await buffer(request);
  const isSigned = request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`);
  const isComplete = request.headers['x-amz-content-sha256'] === sha256(body);
  const end = (status: number, content: string | Buffer = '') =>
    void response.writeHead(status).end(content);
  if (!isSigned || !isComplete) return end(403);
  const url = new URL(request.url ?? '', 'http://s3');
  const [, bucket, ...rest] = url.pathname.split('/');
  const key = rest.join('/');
  if (bucket !== 'files') return end(404);
  if (key === '') return end(200, listObjects(url));
  const stored = objects.get(key);
  if (request.method === 'PUT') objects.set(key, body);
  if (request.method === 'DELETE') objects.delete(key);
  if (request.method !== 'GET') return end(request.method === 'PUT' ? 200 : 204);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (!stored) return end(404);
  if (first === undefined) return end(200, stored);
  return end(206, stored.subarray(Number(first), Number(last) + 1));
};

const server = createServer((request, response) => void answer(request, response));
const open = (secretKey = SECRET): MediaStore => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/files/people/media`;
  return createS3Store({ url, region: 'ap-south-1', keyId: KEY_ID, secretKey });
};
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const contentOf = (bytes: Buffer, authorization = bytes): StoredContent => ({
  bytes: bytes.length,
  sha256: sha256(authorization),
  read: async function* read() {
    for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
  },
});

const read = async (store: MediaStore, ...of: Parameters<MediaStore['open']>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await store.open(...of)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('a store in a bucket', () => {
  it('keeps, gives whole and in parts, lists in pages, and removes', async () => {
    const store = open();
    const names = Array.from({ length: 5 }, () => randomUUID()).sort();
    const bytes = Buffer.alloc(55_000, 'resume ');
    for (const name of names) await store.put(name, contentOf(bytes));
    objects.set('people/other', bytes);
    const [name = ''] = names;
    expect((await read(store, name)).equals(bytes)).toBe(true);
    expect((await read(store, name, { first: 7, last: 12 })).toString()).toBe('resume');
    const listed: string[] = [];
    for await (const page of store.list()) listed.push(...page);
    expect(listed).toEqual(names);
    for (const one of [...names, name]) await store.remove(one);
    expect([...objects.keys()]).toEqual(['people/other']);
    await expect(store.open(name)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('refuses names that are not its own, and tells of a refusal without its secret', async () => {
    await expect(open().put('../x', contentOf(Buffer.from('x')))).rejects.toThrow('a name');
    const foreign = open('not the secret');
    const refused = { code: 'SERVICE_UNAVAILABLE', cause: { message: expect.any(String) } };
    const name = randomUUID();
    await expect(foreign.put(name, contentOf(Buffer.from('x')))).rejects.toMatchObject(refused);
    await expect(foreign.open(name)).rejects.toMatchObject(refused);
    await expect(foreign.remove(name)).rejects.toMatchObject(refused);
    const mistaken = contentOf(Buffer.from('x'), Buffer.from('y'));
    await expect(open().put(name, mistaken)).rejects.toMatchObject(refused);
    expect(objects.has(`people/media/${name}`)).toBe(false);
    const away = { url: 'http://127.0.0.1:9/files', region: 'a', keyId: KEY_ID, secretKey: SECRET };
    await expect(createS3Store(away).open(name)).rejects.toMatchObject(refused);
  });
});
