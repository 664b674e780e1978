import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { textBodyOf } from './text-body.ts';

const TEXT = 'body { color: #b44700; } '.repeat(50);
const body = textBodyOf(TEXT);
const app = Fastify();
app.get('/', async (request, reply) => body.send(request, reply));
const encodeFor = (accepted: string) =>
  app.inject({ url: '/', headers: { 'accept-encoding': accepted } });

it('is sent in the smallest encoding that is taken, and says that it depends on that', async () => {
  const answers = await Promise.all(['br, gzip', 'gzip', 'identity', 'gzip'].map(encodeFor));
  expect(answers.map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
    ['br', 'accept-encoding'],
    ['gzip', 'accept-encoding'],
    [undefined, 'accept-encoding'],
    ['gzip', 'accept-encoding'],
  ]);
  const [br, gzip, plain, again] = answers.map(({ rawPayload }) => rawPayload);
  expect(brotliDecompressSync(br ?? '').toString()).toBe(TEXT);
  expect(gunzipSync(gzip ?? '').toString()).toBe(TEXT);
  expect([plain?.toString(), again]).toEqual([TEXT, gzip]);
  expect((br?.length ?? 0) < (gzip?.length ?? 0)).toBe(true);
});
