import { randomUUID } from 'node:crypto';
import { dataExport, erase } from '@broadsheet/contract/calls/account';
import {
  files,
  removeFile,
  stampResume,
  uploadFile,
  uploadRecommenderPicture,
  uploadResume,
} from '@broadsheet/contract/calls/media';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addRecommendation, writtenBy } from '@broadsheet/test-kit/database/add-recommendation';
import {
  addSeeker,
  TEST_PASSWORD,
  type TestSeeker,
} from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sendUpload, type TestUpload } from '@broadsheet/test-kit/database/send-upload';
import { makeDoc, makeDocx, makePdf } from '@broadsheet/test-kit/files/documents';
import { makeMp3, makeMp4 } from '@broadsheet/test-kit/files/recordings';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import sharp from 'sharp';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../platform/call/account-secrets.ts';
import { readResumeFacts } from './find-files.ts';
import { signPictureRight } from './upload/picture-link.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const send = (
  { token }: Pick<TestSeeker, 'token'>,
  file: Buffer,
  more: Partial<TestUpload> = {},
  call: typeof uploadFile | typeof uploadResume = uploadResume,
) => sendUpload(services, call, { file, token, ...more });

const sendKind = (seeker: TestSeeker, mediaType: string, file: Buffer, fields = {}) =>
  send(seeker, file, { fields: { mediaType, ...fields } }, uploadFile);

/** The response to a seeker who opens a file's address. */
const open = async ({ token }: TestSeeker, url: string, headers = {}) =>
  services.app.inject({
    url: url.replace('/api/', '/'),
    headers: { 'x-brand': 'tech', authorization: `Bearer ${token}`, ...headers },
  });

const listFiles = async ({ token }: TestSeeker, brand: 'tech' | 'management' = 'tech') =>
  (await services.call(files, { token, brand })).items;

const stored = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const page of services.media.store.list()) names.push(...page);
  return names.sort();
};

const named = async (): Promise<string[]> => {
  const rows = await services.database.selectFrom('media_files').select('stored_name').execute();
  return rows.map(({ stored_name }) => stored_name).sort();
};

const photo = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } });

const CODE = (code: string, status: number) => ({ status, body: { code } });

describe('a file', () => {
  it('of every kind is kept, listed, and given to its owner as it is', async () => {
    const asha = await addSeeker(services);
    const video = makeMp4({ bytes: 300_000 });
    const sent = {
      resume: await send(asha, makeDocx(), { name: 'C:\\cv\\Asha “Rao”\u202e.final.pdf' }),
      audio: await sendKind(asha, 'audio', makeMp3()),
      RoundZeroVideo: await sendKind(asha, 'RoundZeroVideo', video),
      picture: await sendKind(asha, 'picture', await photo().png().toBuffer()),
    };
    expect(Object.values(sent).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(sent.resume.body).toMatchObject({
      name: 'Asha “Rao”.final.docx',
      message: 'Your resume has been uploaded successfully!',
      uploadedAt: new Date(services.now).toISOString(),
    });
    const items = await listFiles(asha);
    expect(new Set(items.map(({ mediaType }) => mediaType))).toEqual(new Set(Object.keys(sent)));
    const some = { query: { mediaTypes: 'audio,resume' }, token: asha.token };
    const { items: two } = await services.call(files, some);
    expect(two.map(({ mediaType }) => mediaType)).toEqual(['audio', 'resume']);
    const { url } = Value.Parse(uploadFile.answer, sent.RoundZeroVideo.body);
    const response = await open(asha, url);
    expect(response.rawPayload.equals(video)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(video.length),
      'content-disposition': `attachment; filename="Asha Rao.mp4"; filename*=UTF-8''Asha%20Rao.mp4`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const picture = items.find(({ mediaType }) => mediaType === 'picture');
    const shown = await open(asha, picture?.url ?? '');
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename="Asha Rao.webp"/);
  });

  it('of a recording is given in parts', async () => {
    const asha = await addSeeker(services);
    const audio = makeMp3();
    const { body } = await sendKind(asha, 'audio', audio);
    const { url } = Value.Parse(uploadFile.answer, body);
    for (const [range, first, last] of [
      ['bytes=10-19', 10, 19],
      ['bytes=16000-', 16_000, audio.length - 1],
      ['bytes=-5', audio.length - 5, audio.length - 1],
      ['bytes=0-99999999', 0, audio.length - 1],
    ] as const) {
      const answer = await open(asha, url, { range });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([
        206,
        `bytes ${first}-${last}/${audio.length}`,
      ]);
      expect(answer.rawPayload.equals(audio.subarray(first, last + 1))).toBe(true);
    }
    const beyond = await open(asha, url, { range: `bytes=${audio.length}-` });
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'RANGE_NOT_SATISFIABLE']);
    for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=9-3'])
      expect((await open(asha, url, { range })).statusCode).toBe(200);
  });

  it('is replaced by the next one of its kind, and removed', async () => {
    const asha = await addSeeker(services);
    const { body } = await send(asha, makePdf());
    await send(asha, makeDoc());
    const [second, ...more] = await listFiles(asha);
    expect([second?.name, more]).toEqual(['Asha Rao.doc', []]);
    const { url = '' } = Value.Parse(uploadResume.answer, body);
    expect((await open(asha, url)).statusCode).toBe(404);
    await runTestJobs(services);
    expect(await stored()).toEqual(await named());
    for (let time = 0; time < 2; time += 1)
      await services.call(removeFile, { token: asha.token, body: { mediaType: 'resume' } });
    await runTestJobs(services);
    expect(await listFiles(asha)).toEqual([]);
    expect(await stored()).toEqual(await named());
  });

  it('is for nobody but its owner to read, list, replace or remove', async () => {
    const [asha, ravi] = [await addSeeker(services), await addSeeker(services)];
    const twin = await addSeeker(services, { brand: 'management' });
    await send(asha, makePdf());
    const [own] = await listFiles(asha);
    const stranger = await open(ravi, own?.url ?? '');
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'FILE_NOT_FOUND']);
    const visitor = await services.get((own?.url ?? '').replace('/api/', '/'));
    expect(visitor.status).toBe(401);
    for (const id of ['x', '../../etc/passwd', randomUUID()])
      expect((await open(asha, `/media/files/${encodeURIComponent(id)}`)).statusCode).toBe(404);
    await send(ravi, makeDoc());
    await services.call(removeFile, { token: ravi.token, body: { mediaType: 'resume' } });
    await send(twin, makeDoc(), { brand: 'management' });
    await runTestJobs(services);
    expect(await listFiles(asha)).toEqual([own]);
    expect((await open(asha, own?.url ?? '')).rawPayload.equals(makePdf())).toBe(true);
    expect(await listFiles(ravi)).toEqual([]);
    expect(await listFiles(twin, 'management')).toHaveLength(1);
  });

  it('is refused with its reason, and leaves nothing', async () => {
    const asha = await addSeeker(services);
    const before = await stored();
    const large = Buffer.concat([makePdf(), Buffer.alloc(5 * 2 ** 20)]);
    expect(await send(asha, large)).toMatchObject(CODE('FILE_TOO_LARGE', 413));
    expect(await sendKind(asha, 'audio', Buffer.alloc(11 * 2 ** 20))).toMatchObject(
      CODE('FILE_TOO_LARGE', 413),
    );
    expect(await send(asha, Buffer.alloc(0))).toMatchObject(CODE('FILE_BROKEN', 422));
    expect(await send(asha, Buffer.alloc(0), { name: '' })).toMatchObject(
      CODE('FILE_MISSING', 400),
    );
    expect(await sendKind(asha, 'audio', makeMp4())).toMatchObject(CODE('FILE_WRONG_TYPE', 415));
    expect(await sendKind(asha, 'resume', makePdf())).toMatchObject(CODE('VALIDATION', 400));
    expect(await send({ token: '' }, makePdf())).toMatchObject(CODE('UNAUTHORIZED', 401));
    expect(await send(asha, makePdf(), { key: 'two words' })).toMatchObject(
      CODE('VALIDATION', 400),
    );
    expect([await listFiles(asha), await stored()]).toEqual([[], before]);
  });
});

describe('an upload that is sent again', () => {
  it('is answered as before under its key, and refused under the key of another', async () => {
    const asha = await addSeeker(services);
    const key = randomUUID();
    const first = await send(asha, makePdf(), { key });
    expect(await send(asha, makePdf(), { key })).toEqual(first);
    expect(await send(asha, makeDoc(), { key })).toMatchObject(CODE('KEY_REUSED', 422));
    const ravi = await addSeeker(services);
    expect((await send(ravi, makeDoc(), { key })).status).toBe(200);
    await send(asha, makeDoc(), { key: randomUUID() });
    expect(await send(asha, makePdf(), { key })).toEqual(first);
    expect((await listFiles(asha)).map(({ name }) => name)).toEqual(['Asha Rao.doc']);
    await runTestJobs(services);
    expect(await stored()).toEqual(await named());
  });

  it('at the same moment is kept once, under one key and under several', async () => {
    const asha = await addSeeker(services);
    const key = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => send(asha, makePdf(), { key })));
    expect(same).toEqual([same[0], same[0], same[0]]);
    const others = await Promise.all([1, 2, 3].map(() => send(asha, makeDoc(), {})));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    const urls = others.map(({ body }) => Value.Parse(uploadResume.answer, body).url);
    const [last, ...more] = await listFiles(asha);
    expect(more).toEqual([]);
    expect(urls).toContain(last?.url);
    await runTestJobs(services);
    expect(await stored()).toEqual(await named());
  });
});

describe('a resume', () => {
  it('is stamped as still being good', async () => {
    const asha = await addSeeker(services);
    expect(await services.send(stampResume, { token: asha.token })).toMatchObject(
      CODE('FILE_NOT_FOUND', 404),
    );
    const none = { resumePath: null, resumeUpdated: false, resumeUpdatedAt: null };
    expect(await readResumeFacts(services.database, asha.seeker.id)).toEqual(none);
    await send(asha, makePdf());
    const [before] = await listFiles(asha);
    services.now += 60_000;
    const { resumeUpdatedAt } = await services.call(stampResume, { token: asha.token });
    expect(resumeUpdatedAt).toBe(new Date(services.now).toISOString());
    expect(await listFiles(asha)).toEqual([before]);
    expect(await readResumeFacts(services.database, asha.seeker.id)).toEqual({
      resumePath: before?.url,
      resumeUpdated: true,
      resumeUpdatedAt,
    });
  });
});

describe('the picture of who recommends a seeker', () => {
  const key = accountSecretsOf(TEST_SITE_SECRET).links;
  const rightOf = ({ seeker }: TestSeeker, recommendationId: number, brand = seeker.brand) =>
    signPictureRight({ recommendationId, seekerId: seeker.id, brand }, key, services.now);
  const sendBy = async (token: string, more: Partial<TestUpload> = {}) =>
    sendUpload(services, uploadRecommenderPicture, {
      file: await photo().jpeg().toBuffer(),
      fields: { token },
      ...more,
    });

  it('is taken by the link that was sent for it, once, and is no file of the seeker’s own', async () => {
    const asha = await addSeeker(services);
    await sendKind(asha, 'picture', await photo().png().toBuffer());
    const own = await listFiles(asha);
    const token = await rightOf(asha, await addRecommendation(services, asha.seeker.id));
    services.now += 1;
    expect(await sendBy(token)).toMatchObject({ status: 200 });
    expect(await sendBy(token)).toMatchObject(CODE('LINK_SPENT', 400));
    expect(await listFiles(asha)).toEqual(own);
    const { files: all } = await services.call(dataExport, { token: asha.token });
    expect(all.map(({ isOfRecommendation }) => isOfRecommendation)).toEqual([false, true]);
    expect((await open(asha, String(all[1]?.url))).statusCode).toBe(200);
  });

  it('is refused by any other token, and where it is no picture', async () => {
    const asha = await addSeeker(services);
    const id = await addRecommendation(services, asha.seeker.id);
    const written = await addRecommendation(services, asha.seeker.id, writtenBy(services.now));
    const rao = await addSeeker(services);
    const token = await rightOf(asha, id);
    const spent = CODE('LINK_SPENT', 400);
    const foreign = await signPictureRight(
      { recommendationId: id, seekerId: asha.seeker.id, brand: 'tech' },
      Buffer.alloc(32),
      services.now,
    );
    const unfit = [
      await rightOf(asha, id, 'management'),
      await rightOf(asha, written),
      await rightOf(rao, id),
    ];
    for (const wrong of [foreign, asha.token, `${token}x`, ...unfit])
      expect(await sendBy(wrong)).toMatchObject(spent);
    expect(await sendBy(token, { file: makePdf() })).toMatchObject(CODE('FILE_WRONG_TYPE', 415));
    services.now += 31 * DAY_MS;
    expect(await sendBy(token)).toMatchObject(spent);
    services.now -= 31 * DAY_MS;
    expect(await sendBy(token)).toMatchObject({ status: 200 });
  });
});

describe('files of a seeker who leaves', () => {
  it('are in the export, and go with the account', async () => {
    const asha = await addSeeker(services);
    await runTestJobs(services);
    const others = await stored();
    await send(asha, makePdf(), { key: randomUUID() });
    const { files: exported } = await services.call(dataExport, { token: asha.token });
    const [own] = await listFiles(asha);
    expect(exported).toEqual([
      {
        ...own,
        contentType: 'application/pdf',
        confirmedAt: new Date(services.now).toISOString(),
        isOfRecommendation: false,
        competitionId: null,
      },
    ]);
    await services.call(erase, { token: asha.token, body: { password: TEST_PASSWORD } });
    await runTestJobs(services);
    expect(await stored()).toEqual(others);
    expect(await named()).toEqual(others);
  });
});
