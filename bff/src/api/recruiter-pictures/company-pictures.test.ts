import {
  addOfficePicture,
  changeOfficePicture,
  removeOfficePicture,
  setEmployerPicture,
} from '@broadsheet/contract/calls/employers';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { multipartOf } from '@broadsheet/test-kit/database/send-upload';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import {
  openReplicas,
  type Replica,
  type StudioUser,
} from '../../studio/publishing-replicas.fixture.ts';

const STAFF_ADDRESS = `/media/${'a'.repeat(64)}.webp`;
const COMPANY = '/api/recruiter/company';
const FIXED = [409, 'EMPLOYER_PICTURE_FIXED'];

let services: TestServices;
let url: string;
let farah: Awaited<ReturnType<typeof addRecruiter>>;
beforeAll(async () => {
  services = await createTestServices();
  url = await services.app.listen({ port: 0, host: '127.0.0.1' });
  farah = await addRecruiter({ ...services, now: Date.now() });
});
afterAll(() => services.close());

const verify = (id: number, at: Date | null) =>
  services.database
    .updateTable('companies')
    .set({ domain_confirmed_at: null, documents_checked_at: at })
    .where('id', '=', id)
    .execute();

let replica: Replica | undefined;
let asha: StudioUser;
beforeEach(async () => {
  const home = layout('home', { hello: { type: 'text' } });
  const opened = await openReplicas(await createEmptyDatabase(), 1, home, {
    env: { SERVICES_URL: url },
  });
  replica = opened.replicas[0];
  asha = await opened.loginAs('asha');
  const { database } = services;
  await database.deleteFrom('recruiter_pictures').execute();
  await database.deleteFrom('office_pictures').execute();
  await database.updateTable('companies').set({ logo: null, cover: null }).execute();
  await verify(farah.companyId, new Date());
});

const request = async (
  path: string,
  { token = farah.token, ...options }: { token?: string; method?: 'POST'; form?: object } = {},
) => {
  if (!replica) throw new Error('there is no replica');
  const { form, ...rest } = { form: {}, ...options };
  const answer = await replica.site.request(`${COMPANY}${path}`, {
    ...rest,
    ...('payload' in form ? { payload: form.payload as Buffer } : {}),
    headers: {
      host: 'tech.localhost',
      authorization: `Bearer ${token}`,
      ...('type' in form ? { 'content-type': String(form.type) } : {}),
    },
  });
  return { status: answer.statusCode, answer: answer.json() };
};

const png = (background = '#c02020') =>
  sharp({ create: { width: 1_600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();

const send = async (path: string, file: Buffer, fields = {}, token = farah.token) => {
  const { contentType, body } = await multipartOf({ file, fields });
  const form = { type: contentType, payload: body };
  return request(path, { method: 'POST', form, token });
};

const codeOf = async (answered: ReturnType<typeof request>) => {
  const { status, answer } = await answered;
  return [status, answer.code];
};
const post = (path: string, token = farah.token) => request(path, { method: 'POST', token });

it('a recruiter sets, replaces and removes the pictures of the own company, and is named as the author', async () => {
  for (const [picture, width, height] of [
    ['logo', 144, 144],
    ['cover', 1_120, 630],
  ] as const) {
    const first = await send(`/pictures/${picture}`, await png());
    expect([first.status, first.answer.width, first.answer.height]).toEqual([200, width, height]);
    const second = await send(`/pictures/${picture}`, await png('#2020c0'));
    const { answer } = await request('/pictures');
    expect(answer[picture]).toEqual({ address: second.answer.address, byRecruiter: true });
    const { answer: log } = await asha('listAudit', { query: {} });
    expect(log.items[0]).toMatchObject({
      action: `employer.${picture}`,
      staff: null,
      details: {
        id: farah.companyId,
        recruiter: 'Farah Khan',
        recruiterId: farah.id,
        picture: { before: first.answer.address, after: second.answer.address },
      },
    });
    expect((await post(`/pictures/${picture}/remove`)).answer).toEqual({ removed: true });
    expect((await post(`/pictures/${picture}/remove`)).answer).toEqual({ removed: false });
  }
});

it('an office picture is added, described anew by the same file, and removed', async () => {
  const add = async (alt: string) => send('/office-pictures', await png(), { alt });
  const { status, answer } = await add('Rows of desks.');
  expect([status, answer.width, answer.height]).toEqual([200, 960, 640]);
  await add('Desks beside windows.');
  expect((await request('/pictures')).answer.officePictures).toEqual([
    { address: answer.address, byRecruiter: true, alt: 'Desks beside windows.' },
  ]);
  expect(await codeOf(add('   '))).toEqual([400, 'VALIDATION']);
  const digest = answer.address.slice('/media/'.length, -'.webp'.length);
  const path = `/office-pictures/${digest}/remove`;
  expect([(await post(path)).answer, (await post(path)).answer]).toEqual([
    { removed: true },
    { removed: false },
  ]);
});

it('what the site team has set is theirs', async () => {
  const id = farah.companyId;
  for (const picture of ['logo', 'cover'] as const) {
    await services.call(setEmployerPicture, { body: { id, picture, address: STAFF_ADDRESS } });
    expect(await codeOf(send(`/pictures/${picture}`, await png()))).toEqual(FIXED);
    expect(await codeOf(post(`/pictures/${picture}/remove`))).toEqual(FIXED);
    const { answer } = await request('/pictures');
    expect(answer[picture]).toEqual({ address: STAFF_ADDRESS, byRecruiter: false });
    await services.call(setEmployerPicture, { body: { id, picture, address: null } });
    expect((await send(`/pictures/${picture}`, await png())).status).toBe(200);
  }
  const office = { address: STAFF_ADDRESS, width: 960, height: 640, colour: '#112233' };
  await services.call(addOfficePicture, { body: { id, alt: 'A desk.', ...office } });
  expect(await codeOf(post(`/office-pictures/${'a'.repeat(64)}/remove`))).toEqual(FIXED);
});

it('a picture of a recruiter that the site team uploads or describes again is theirs from then on', async () => {
  const id = farah.companyId;
  const { answer: logo } = await send('/pictures/logo', await png());
  const body = { id, picture: 'logo', address: logo.address } as const;
  await services.call(setEmployerPicture, { body });
  expect(await codeOf(send('/pictures/logo', await png('#2020c0')))).toEqual(FIXED);
  const { answer: office } = await send('/office-pictures', await png(), { alt: 'Desks.' });
  const { address } = office;
  await services.call(changeOfficePicture, { body: { id, address, alt: 'Rows of desks.' } });
  expect(await codeOf(send('/office-pictures', await png(), { alt: 'Chairs.' }))).toEqual(FIXED);
  await services.call(removeOfficePicture, { body: { id, address } });
  expect((await send('/office-pictures', await png(), { alt: 'Chairs.' })).status).toBe(200);
});

it('a ninth office picture is refused', async () => {
  for (let index = 0; index < 8; index += 1) {
    const background = `#${index}02020`;
    expect((await send('/office-pictures', await png(background), { alt: 'A.' })).status).toBe(200);
  }
  const ninth = send('/office-pictures', await png('#ffffff'), { alt: 'A.' });
  expect(await codeOf(ninth)).toEqual([409, 'OFFICE_PICTURES_FULL']);
});

it('a company that is not verified gets no pictures, and can lose those it has', async () => {
  await send('/pictures/logo', await png());
  await verify(farah.companyId, null);
  const refused = [403, 'EMPLOYER_NOT_VERIFIED'];
  expect(await codeOf(send('/pictures/logo', await png('#2020c0')))).toEqual(refused);
  expect(await codeOf(send('/office-pictures', await png(), { alt: 'A.' }))).toEqual(refused);
  expect((await post('/pictures/logo/remove')).answer).toEqual({ removed: true });
});

it('a recruiter of another company changes nothing here, and nobody does without a token', async () => {
  const other = await addRecruiter({ ...services, now: Date.now() });
  const { id } = await services.database
    .selectFrom('companies')
    .select('id')
    .where('brand', '=', 'tech')
    .where('id', '<>', farah.companyId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await services.database
    .updateTable('recruiters')
    .set({ company_id: id })
    .where('id', '=', other.id)
    .execute();
  await verify(id, new Date());
  const { answer: office } = await send('/office-pictures', await png(), { alt: 'Desks.' });
  const { answer: logo } = await send('/pictures/logo', await png());
  const digest = office.address.slice('/media/'.length, -'.webp'.length);
  const answers = [
    await post(`/office-pictures/${digest}/remove`, other.token),
    await post('/pictures/logo/remove', other.token),
  ];
  expect(answers.map(({ answer }) => answer)).toEqual([{ removed: false }, { removed: false }]);
  await send('/pictures/logo', await png('#2020c0'), {}, other.token);
  const { answer } = await request('/pictures');
  expect([answer.logo.address, answer.officePictures[0].address]).toEqual([
    logo.address,
    office.address,
  ]);
  for (const path of ['/pictures/logo/remove', `/office-pictures/${digest}/remove`])
    expect(await codeOf(post(path, 'bsr_x'))).toEqual([401, 'RECRUITER_TOKEN_WRONG']);
});

it('what is no picture is refused with its reason', async () => {
  const outcome = (file: Buffer, path = '/pictures/cover') => codeOf(send(path, file));
  expect(await outcome(Buffer.from('a text'))).toEqual([415, 'FILE_WRONG_TYPE']);
  expect(await outcome((await png()).subarray(0, 99))).toEqual([422, 'FILE_BROKEN']);
  expect(await outcome(Buffer.alloc(5 * 2 ** 20 + 1))).toEqual([413, 'FILE_TOO_LARGE']);
  expect(await outcome(await png(), '/pictures/banner')).toEqual([400, 'VALIDATION']);
  expect(await outcome(await png(), '/office-pictures')).toEqual([400, 'VALIDATION']);
});
