import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAssets } from './assets.ts';

const CODE = `export const text = '${'jobs '.repeat(400)}';`;
const SMALL = 'export {};';
let dir = '';
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'assets-'));
  const assets = join(dir, 'assets');
  await mkdir(assets);
  await writeFile(join(assets, 'entry-abc.js'), CODE);
  await writeFile(join(assets, 'entry-abc.js.br'), brotliCompressSync(CODE));
  await writeFile(join(assets, 'entry-abc.js.gz'), gzipSync(CODE));
  await writeFile(join(assets, 'small-abc.js'), SMALL);
  app = Fastify();
  await app.register(createAssets(dir));
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const requestAsset = (
  file: string,
  headers: Record<string, string>,
  method: 'GET' | 'HEAD' = 'GET',
) => app.inject({ method, url: `/assets/${file}`, headers });

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('sends to who takes "%s" what the build has compressed as %s', async (accepted, encoding) => {
  const { statusCode, headers, rawPayload } = await requestAsset('entry-abc.js', {
    'accept-encoding': accepted,
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'content-length': String(rawPayload.length),
  });
  expect(headers['content-encoding']).toBe(encoding);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  expect(
    decode[encoding === 'br' || encoding === 'gzip' ? encoding : 'none'](rawPayload).toString(),
  ).toBe(CODE);
});

it('sends as it is what the build has not compressed', async () => {
  const { headers, body } = await requestAsset('small-abc.js', { 'accept-encoding': 'br, gzip' });
  expect([headers['content-encoding'], body]).toEqual([undefined, SMALL]);
});

it('tells the same by HEAD, without the bytes', async () => {
  const accept = { 'accept-encoding': 'br' };
  const { headers } = await requestAsset('entry-abc.js', accept);
  const head = await requestAsset('entry-abc.js', accept, 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['content-encoding', 'content-length', 'content-type', 'vary', 'etag'])
    expect([name, head.headers[name]]).toEqual([name, headers[name]]);
});

it('sends a range of the bytes themselves to who takes no encoding', async () => {
  const { statusCode, headers, body } = await requestAsset('entry-abc.js', { range: 'bytes=7-11' });
  expect([statusCode, body]).toEqual([206, CODE.slice(7, 12)]);
  expect(headers['content-range']).toBe(`bytes 7-11/${CODE.length}`);
});

it.each<Record<string, string>>([{}, { 'accept-encoding': 'br, gzip' }])(
  'has no file that is not there, asked with %j',
  async (headers) => {
    expect((await requestAsset('none.js', headers)).statusCode).toBe(404);
  },
);
