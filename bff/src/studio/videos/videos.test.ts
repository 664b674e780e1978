import { randomUUID } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import type { SiteVideoFormat } from '@broadsheet/contract/site-video';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { multipartOf } from '@broadsheet/test-kit/database/send-upload';
import { expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { CAPTIONS, mp4Of, webmOf } from '../../media/video/videos.fixture.ts';
import {
  NOW,
  openReplicas,
  type Replica,
  type StudioUser,
} from '../publishing-replicas.fixture.ts';
import { storeUpload } from './store-upload.ts';

const HOME = 'layouts/home.json';
const NOBODYS = 'f'.repeat(64);
const MP4 = mp4Of();

const open = async (count = 1, purgeEdge: (tags: readonly string[]) => void = () => undefined) => {
  const database = await createEmptyDatabase();
  const opened = await openReplicas(database, count, layout('home', { hello: { type: 'text' } }), {
    purgeEdge,
  });
  const [first, second = first] = opened.replicas;
  if (!first || !second) throw new Error('there is a replica');
  const asha = await opened.loginAs('asha');
  return { ...opened, first, second, asha };
};

const upload = async (user: StudioUser, file: Buffer, fields: Record<string, string> = {}) => {
  const { contentType, body } = await multipartOf({ file, fields: { name: 'Tour', ...fields } });
  return user('uploadVideo', { body }, { 'content-type': contentType });
};
const codeOf = ({ answer }: { answer: object }) => Reflect.get(answer, 'code');
const messageOf = ({ answer }: { answer: object }) => Reflect.get(answer, 'details')?.[0]?.message;

const get = ({ site }: Replica, path: string, headers: Record<string, string> = {}) =>
  site.request(path, { headers: { host: 'tech.localhost', ...headers } });
const rowsOf = async ({ studio }: Replica) =>
  studio.runQuery(async (queries) => ({
    videos: await queries.selectFrom('publishing.videos').select(['id', 'digest']).execute(),
    parts: await queries.selectFrom('publishing.video_parts').select('position').execute(),
  }));
const homeWith = (address: string) =>
  `{
  "page": "home",
  "blocks": { "hello": { "type": "text", "settings": { "imageUrl": "${address}" } } },
  "order": ["hello"]
}
`;
const begin = async (user: StudioUser, title = 'Diwali') =>
  (await user('openChange', { body: { title } })).answer.id;
const saveHome = (user: StudioUser, change: string, address: string) =>
  user('saveDocument', {
    params: { change },
    body: { file: HOME, version: null, text: homeWith(address) },
  });
const publish = async (user: StudioUser, change: string) => {
  const params = { change };
  const { answer } = await user('readChange', { params });
  return user('publishChange', { params, body: { version: answer.version } });
};

it('serves an upload on both sites and by every replica, for good, and never as a document', async () => {
  const { first, second, asha } = await open(2);
  for (const [file, format, type] of [
    [MP4, 'mp4', 'video/mp4'],
    [webmOf(), 'webm', 'video/webm'],
    [CAPTIONS, 'vtt', 'text/vtt; charset=utf-8'],
  ] as const) {
    const { status, answer } = await upload(asha, file);
    expect([status, answer]).toMatchObject([
      200,
      { address: `/videos/${answer.digest}.${format}`, name: 'Tour', bytes: file.length, uses: [] },
    ]);
    for (const [replica, host] of [
      [first, 'tech.localhost'],
      [second, 'management.localhost'],
    ] as const) {
      const found = await get(replica, answer.address, { host });
      expect([found.statusCode, found.rawPayload.equals(file)]).toEqual([200, true]);
      expect(found.headers).toMatchObject({
        'content-type': type,
        'content-length': String(file.length),
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'cache-tag': `video-${answer.digest}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  }
  const { answer } = await upload(asha, MP4);
  for (const path of [`/videos/${NOBODYS}.mp4`, answer.address.replace('mp4', 'webm'), '/videos/x'])
    expect((await get(first, path)).statusCode).toBe(404);
});

it('serves any part of a video, across the parts in which it is stored', async () => {
  const { first, asha } = await open();
  const film = mp4Of({ bytes: 700_000, content: 'a film of some length' });
  const { answer } = await upload(asha, film);
  const request = (headers: Record<string, string>) => get(first, answer.address, headers);
  for (const [range, from, to] of [
    ['bytes=4-7', 4, 8],
    ['bytes=262140-262150', 262_140, 262_151],
    ['bytes=600000-', 600_000, film.length],
    ['bytes=-10', film.length - 10, film.length],
    ['bytes=0-99999999', 0, film.length],
  ] as const) {
    const part = await request({ range });
    expect([part.statusCode, part.rawPayload.equals(film.subarray(from, to))]).toEqual([206, true]);
    expect(part.headers).toMatchObject({
      'content-range': `bytes ${from}-${to - 1}/${film.length}`,
      'content-length': String(to - from),
    });
  }
  const behind = await request({ range: `bytes=${film.length}-` });
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([
    416,
    `bytes */${film.length}`,
  ]);
  const etag = `"${answer.digest}"`;
  expect((await request({ range: 'bytes=0-3', 'if-range': etag })).statusCode).toBe(206);
  expect((await request({ range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
  expect((await request({ 'if-none-match': etag })).statusCode).toBe(304);
  const head = await first.site.request(answer.address, { method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(film.length),
    '',
  ]);
});

it('refuses what is no video, is broken, too large or has no name, and stores nothing of it', async () => {
  const { first, asha } = await open();
  const refused = async (file: Buffer, fields?: Record<string, string>) => {
    const found = await upload(asha, file, fields);
    return [found.status, codeOf(found), messageOf(found)];
  };
  expect(await refused(Buffer.from('<script>alert(1)</script>'))).toEqual([
    415,
    'VIDEO_WRONG_TYPE',
    undefined,
  ]);
  expect(await refused(mp4Of({ codec: 'hvc1' }))).toEqual([415, 'VIDEO_WRONG_TYPE', undefined]);
  expect(await refused(mp4Of({ bytes: 600_000 }).subarray(0, 500_000))).toEqual([
    422,
    'FILE_BROKEN',
    undefined,
  ]);
  expect(await refused(Buffer.alloc(0))).toEqual([400, 'FILE_MISSING', undefined]);
  const name = [400, 'VALIDATION', 'Enter a name of 1 to 80 characters.'];
  expect(await refused(MP4, { name: ' ' })).toEqual(name);
  expect(await refused(MP4, { name: 'x'.repeat(81) })).toEqual(name);
  expect(await refused(MP4, { name: 'nul \0' })).toEqual(name);
  const large = mp4Of({ bytes: 51 * 2 ** 20 });
  const tooLarge = [413, 'PAYLOAD_TOO_LARGE', 'Upload a video of up to 50 MB.'];
  expect(await refused(large)).toEqual(tooLarge);
  const captions = Buffer.concat([CAPTIONS, Buffer.alloc(2 ** 20, 'x')]);
  expect(await refused(captions)).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
    'Upload captions of up to 1 MB.',
  ]);
  const json = await asha('uploadVideo', { body: MP4 }, { 'content-type': 'video/mp4' });
  expect([json.status, codeOf(json)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(await rowsOf(first)).toEqual({ videos: [], parts: [] });
});

it('stores nothing of an upload that is cut off', async () => {
  const { first } = await open();
  const film = mp4Of({ bytes: 900_000 });
  const stored: number[] = [];
  async function* cutOff() {
    yield film.subarray(0, 600_000);
    stored.push((await rowsOf(first)).parts.length);
    throw new AppError('BAD_REQUEST');
  }
  const act = { by: { id: randomUUID(), name: 'Asha' }, at: NOW };
  const storing = storeUpload(first.studio.runQuery, { name: 'Tour', content: cutOff() }, act);
  await expect(storing).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect([stored, await rowsOf(first)]).toEqual([[2], { videos: [], parts: [] }]);
});

it('stores equal files once, under the first name, until it is renamed', async () => {
  const { first, asha } = await open();
  await upload(asha, MP4, { name: ' Office tour ' });
  const again = await upload(asha, MP4, { name: 'Another name' });
  expect(again.answer.name).toBe('Office tour');
  const { digest } = again.answer;
  const params = { digest };
  expect((await asha('renameVideo', { params, body: { name: 'Pune tour' } })).answer.name).toBe(
    'Pune tour',
  );
  expect((await asha('renameVideo', { params, body: { name: '  ' } })).status).toBe(400);
  const unknown = { params: { digest: NOBODYS }, body: { name: 'Tour' } };
  expect((await asha('renameVideo', unknown)).status).toBe(404);
  const { items, bytes } = (await asha('listVideos')).answer;
  expect([items.map(({ name }) => name), bytes]).toEqual([['Pune tour'], MP4.length]);
  expect((await rowsOf(first)).videos).toHaveLength(1);
  const { answer } = await asha('listAudit', { query: {} });
  const entries = answer.items.filter(({ subject }) => subject === digest);
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['video.rename', {}],
    ['video.upload', { format: 'mp4', bytes: MP4.length }],
    ['video.upload', { format: 'mp4', bytes: MP4.length }],
  ]);
});

const fill = ({ studio }: Replica, files: number, bytes: number) =>
  studio.runQuery((queries) =>
    queries
      .insertInto('publishing.videos')
      .values(
        Array.from({ length: files }, (_, index) => ({
          id: randomUUID(),
          format: 'mp4' as SiteVideoFormat,
          name: `Video ${index}`,
          digest: index.toString(16).padStart(64, '0'),
          bytes,
          uploaded_by: JSON.stringify({ id: randomUUID(), name: 'Asha' }),
          uploaded_at: new Date(NOW),
        })),
      )
      .execute(),
  );

it.each([
  ['the 200th file', 200, 1],
  ['2,000 MB', 2, 1_000 * 2 ** 20],
])('has no room behind %s', async (_, files, bytes) => {
  const { first, asha } = await open();
  await fill(first, files, bytes);
  const full = await upload(asha, MP4);
  expect([full.status, codeOf(full)]).toEqual([409, 'VIDEOS_FULL']);
  const { items } = (await asha('listVideos')).answer;
  const [some] = items;
  if (!some) throw new Error('there are files');
  expect((await asha('removeVideo', { params: { digest: some.digest } })).status).toBe(200);
  expect((await upload(asha, MP4)).status).toBe(200);
});

it('deletes uploads that ended with their program, ten minutes later', async () => {
  const { first, asha, clock } = await open();
  await first.studio.runQuery((queries) =>
    queries
      .insertInto('publishing.videos')
      .values({
        id: randomUUID(),
        format: 'mp4',
        name: 'Cut off',
        uploaded_by: JSON.stringify({ id: randomUUID(), name: 'Asha' }),
        uploaded_at: new Date(NOW),
      })
      .execute(),
  );
  await upload(asha, MP4);
  expect((await rowsOf(first)).videos).toHaveLength(2);
  clock.now += 600_001;
  await upload(asha, webmOf());
  expect((await rowsOf(first)).videos.map(({ digest }) => digest)).not.toContain(null);
});

it('says where a video is used, replaces it there, and deletes it only once nothing uses it', async () => {
  const purged: string[] = [];
  const { first, second, asha, loginAs, clock } = await open(2, (tags) => purged.push(...tags));
  const ravi = await loginAs('ravi');
  const old = (await upload(asha, MP4)).answer;
  const next = (await upload(asha, webmOf(), { name: 'New tour' })).answer;
  const captions = (await upload(asha, CAPTIONS, { name: 'Captions' })).answer;
  const remove = () => asha('removeVideo', { params: { digest: old.digest } });
  const usesOf = async () => {
    const { items } = (await asha('listVideos')).answer;
    return items.find(({ digest }) => digest === old.digest);
  };
  const change = await begin(asha);
  await saveHome(asha, change, old.address);
  const use = { file: HOME, page: null, title: 'text', block: 'hello', line: 3, alt: null };
  expect(await usesOf()).toMatchObject({ uses: [], drafts: [{ title: 'Diwali', uses: [use] }] });
  expect(codeOf(await remove())).toBe('VIDEO_IN_USE');
  expect((await publish(asha, change)).status).toBe(200);
  expect(await usesOf()).toMatchObject({ uses: [use], drafts: [] });
  expect(codeOf(await remove())).toBe('VIDEO_IN_USE');

  const edit = await begin(ravi, 'New tour');
  const replace = (video: string, digest = old.digest) =>
    ravi('replaceVideo', { params: { digest }, body: { change: edit, video } });
  expect(messageOf(await replace(old.digest))).toBe('Choose another file.');
  expect(messageOf(await replace(captions.digest))).toBe(
    'Choose a video in place of a video, and captions in place of captions.',
  );
  expect(messageOf(await replace(old.digest, next.digest))).toBe('Nothing uses this file.');
  expect((await replace(NOBODYS)).status).toBe(404);
  const replaced = await replace(next.digest);
  expect(replaced.answer.documents.map(({ text }) => text)).toEqual([homeWith(next.address)]);
  expect((await publish(ravi, edit)).status).toBe(200);

  for (const replica of [first, second])
    expect((await get(replica, old.address)).statusCode).toBe(200);
  expect(purged).toEqual([]);
  expect((await remove()).status).toBe(200);
  expect(purged).toEqual([`video-${old.digest}`]);
  expect((await get(first, old.address)).statusCode).toBe(404);
  clock.now += 5_001;
  expect((await get(second, old.address)).statusCode).toBe(404);
  expect((await remove()).status).toBe(404);
  expect((await rowsOf(first)).videos).toHaveLength(2);
});

it('does not delete what a saved section shows', async () => {
  const { asha } = await open();
  const { answer } = await upload(asha, MP4);
  const { digest } = answer;
  const fragment = {
    blocks: { tour: { type: 'text', settings: { videoUrl: answer.address } } },
    order: ['tour'],
  };
  const added = await asha('addSection', { body: { name: 'Office tour', fragment } });
  expect((await asha('listVideos')).answer.items).toMatchObject([{ sections: ['Office tour'] }]);
  const remove = () => asha('removeVideo', { params: { digest } });
  expect(codeOf(await remove())).toBe('VIDEO_IN_USE');
  await asha('removeSection', { params: { section: added.answer.id } });
  expect((await remove()).status).toBe(200);
});

it('refuses to publish a page with a video that does not exist', async () => {
  const { asha } = await open();
  const { answer } = await upload(asha, MP4);
  const change = await begin(asha);
  const found = async () =>
    (await asha('checkChange', { params: { change } })).answer.findings.map(
      ({ code, file, line }) => [code, file, line],
    );
  await saveHome(asha, change, '/videos/tour.mp4');
  expect(await found()).toEqual([['UNKNOWN_VIDEO', HOME, 3]]);
  const refused = await publish(asha, change);
  expect([refused.status, codeOf(refused)]).toEqual([422, 'CONTENT_FAULTS']);
  const other = await begin(asha, 'Other');
  await saveHome(asha, other, answer.address);
  const { findings } = (await asha('checkChange', { params: { change: other } })).answer;
  expect(findings).toEqual([]);
});

it('leaves deleting and uploading to editors', async () => {
  const { first, loginAs } = await open();
  const meera = await loginAs('meera');
  const { status, answer } = await upload(meera, MP4);
  expect([status, answer.uploadedBy.name]).toEqual([200, 'Meera']);
  const { contentType, body } = await multipartOf({ file: MP4, fields: { name: 'Tour' } });
  const stranger = await first.site.request('/studio/api/videos', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': contentType },
    payload: body,
  });
  expect(stranger.statusCode).toBe(401);
});
