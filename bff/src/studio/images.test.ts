import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterEach, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { WEBP, webpOf } from '../media/webp.fixture.ts';
import { openReplicas, type Replica } from './publishing-replicas.fixture.ts';

const FILE = 'layouts/banners/home.csv';
const NOBODYS = `/media/${'0'.repeat(64)}.webp`;
const csv = (imageUrl: string) => `${BANNER_HEADER}\n${bannerRow({ id: 'a', imageUrl })}\n`;

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
});

const open = async () => {
  const database = await createEmptyDatabase();
  const { replicas, loginAs } = await openReplicas(
    { url: database.url, close: async () => undefined },
    2,
    layout('home', { hello: { type: 'text' } }),
  );
  const [first, second] = replicas;
  if (!first || !second) throw new Error('there are two replicas');
  databases.push(database);
  return { database, first, second, asha: await loginAs('asha') };
};
const get = ({ site }: Replica, path: string, host = 'tech.localhost') =>
  site.request(path, { headers: { host } });

it('a picture that is put up is served on both brands, by every replica, for good', async () => {
  const { first, second, asha } = await open();
  const { status, answer } = await asha('saveImage', { body: WEBP.lossy });
  expect([status, answer]).toEqual([
    200,
    {
      address: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
      width: 1,
      height: 1,
      bytes: 42,
    },
  ]);
  expect((await asha('saveImage', { body: WEBP.lossy })).answer).toEqual(answer);
  for (const replica of [first, second])
    for (const host of ['tech.localhost', 'management.localhost']) {
      const found = await get(replica, answer.address, host);
      expect([found.statusCode, found.rawPayload]).toEqual([200, WEBP.lossy]);
      expect(found.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
  for (const path of [NOBODYS, `${answer.address}.html`, '/media/..%2Fhome.webp', '/media/x'])
    expect((await get(first, path)).statusCode).toBe(404);
});

it('what is no picture, or too large a one, is refused', async () => {
  const { asha, first } = await open();
  const put = async (body: Buffer, type = 'image/webp') => {
    const { status, answer } = await asha('saveImage', { body }, { 'content-type': type });
    return [status, Reflect.get(answer, 'code')];
  };
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await put(png)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(await put(Buffer.concat([Buffer.from('<html>'), png]))).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ]);
  expect(await put(svg, 'image/svg+xml')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(await put(Buffer.from('{}'), 'application/json')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(await put(Buffer.alloc(0))).toEqual([400, 'VALIDATION']);
  expect(await put(Buffer.concat([WEBP.lossy, Buffer.from('<html>')]))).toEqual([
    400,
    'VALIDATION',
  ]);
  expect(await put(webpOf(10_000, 10_000))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(await put(Buffer.alloc(100_001))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  const json = await first.site.request('/studio/api/changes', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'image/webp' },
    payload: WEBP.lossy,
  });
  expect(json.statusCode).toBe(401);
});

it('a banner whose picture nobody has cannot be published, and can once it is there', async () => {
  const { asha, first } = await open();
  const { answer: savedImage } = await asha('saveImage', { body: WEBP.lossless });
  const { answer: opened } = await asha('openChange', { body: { title: 'Diwali' } });
  const params = { change: opened.id };
  const save = async (text: string, version: number | null) =>
    (await asha('saveDocument', { params, body: { file: FILE, version, text } })).answer;
  const found = async () => (await asha('checkChange', { params })).answer.findings;
  const saved = await save(csv(NOBODYS), null);
  expect(await found()).toMatchObject([{ file: FILE, line: 2, code: 'UNKNOWN_IMAGE' }]);
  const refused = await asha('publishChange', { params, body: { version: saved.version } });
  expect(refused.status).toBe(422);
  await save(csv('/media/short.webp'), 1);
  expect(await found()).toMatchObject([{ code: 'UNKNOWN_IMAGE' }]);
  await save(csv(savedImage.address), 2);
  expect(await found()).toEqual([]);
  const folder = join(first.site.dir, 'layouts/images');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${'0'.repeat(64)}.webp`), WEBP.alpha);
  await save(csv(NOBODYS), 3);
  expect(await found()).toEqual([]);
});

it('pictures rest with the database, but for those of files and those asked for lately', async () => {
  const { asha, first, second, database } = await open();
  const { answer } = await asha('saveImage', { body: WEBP.lossy });
  expect((await get(first, answer.address)).statusCode).toBe(200);
  databases.splice(0);
  await database.close();
  expect((await get(first, answer.address)).statusCode).toBe(200);
  const away = await get(second, answer.address);
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
  const folder = join(second.site.dir, 'layouts/images');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, answer.address.replace('/media/', '')), WEBP.lossy);
  expect((await get(second, answer.address)).rawPayload).toEqual(WEBP.lossy);
});
