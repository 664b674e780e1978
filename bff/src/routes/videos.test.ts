import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_FILES } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const VIDEO = `\0\0\0\u0018ftypisom${'0123456789'.repeat(10)}`;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    files: {
      ...DEFAULT_FILES,
      'layouts/videos/tour.mp4': VIDEO,
      'layouts/videos/named-webm.webm': VIDEO,
      'layouts/videos/tour.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello',
      'layouts/videos/page.mp4': '<script>alert(1)</script>',
      'layouts/videos/notes.txt': 'WEBVTT',
    },
  });
});
afterAll(() => site.close());

it('serves a video whole, which browsers may cache and ask for in parts', async () => {
  const answer = await site.request('/videos/tour.mp4');
  expect([answer.statusCode, answer.body]).toEqual([200, VIDEO]);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
});

it('serves a part of a video', async () => {
  const headers = { range: 'bytes=4-11' };
  const answer = await site.request('/videos/tour.mp4', { headers });
  expect([answer.statusCode, answer.body]).toEqual([206, 'ftypisom']);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': `bytes 4-11/${VIDEO.length}`,
    'content-length': '8',
  });
});

it('refuses a part behind the end', async () => {
  const headers = { range: 'bytes=9999-' };
  expect((await site.request('/videos/tour.mp4', { headers })).statusCode).toBe(400);
});

it('names the type by the bytes of a file, not by its name', async () => {
  const type = async (path: string) => (await site.request(path)).headers['content-type'];
  expect(await type('/videos/named-webm.webm')).toBe('video/mp4');
  expect(await type('/videos/tour.vtt')).toBe('text/vtt; charset=utf-8');
});

it.each([
  ['no file', '/videos/other.mp4'],
  ['a file that is no video', '/videos/page.mp4'],
  ['a file of another kind', '/videos/notes.txt'],
  ['a file of another folder', '/videos/..%2fhome.json'],
  ['a folder', '/videos/'],
])('does not find %s', async (_, path) => {
  expect((await site.request(path)).statusCode).toBe(404);
});
