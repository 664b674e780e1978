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
import { openTestSite } from '../../fixtures/test-site.fixture.ts';
import {
  openReplicas,
  type Replica,
  type StudioUser,
} from '../../studio/publishing-replicas.fixture.ts';

let services: TestServices;
let url: string;
let farah: Awaited<ReturnType<typeof addRecruiter>>;
beforeAll(async () => {
  services = await createTestServices();
  url = await services.app.listen({ port: 0, host: '127.0.0.1' });
  farah = await addRecruiter({ ...services, now: Date.now() });
});
afterAll(() => services.close());

let replicas: readonly Replica[];
let asha: StudioUser;
beforeEach(async () => {
  const home = layout('home', { hello: { type: 'text' } });
  const opened = await openReplicas(await createEmptyDatabase(), 1, home, {
    env: { SERVICES_URL: url },
  });
  replicas = opened.replicas;
  asha = await opened.loginAs('asha');
});

const site = (): Replica['site'] => {
  const [replica] = replicas;
  if (!replica) throw new Error('there is no replica');
  return replica.site;
};

const png = (width: number, height: number, background = '#c02020') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

interface Sent {
  readonly token?: string | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  readonly host?: string;
}

const send = async (file: Buffer, { token = farah.token, fields, host }: Sent = {}) => {
  const { contentType, body } = await multipartOf({ file, ...(fields && { fields }) });
  const { statusCode, json } = await site().request('/api/recruiter/portrait', {
    method: 'POST',
    headers: {
      'content-type': contentType,
      host: host ?? 'tech.localhost',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: body,
  });
  return { status: statusCode, answer: json() };
};

const remove = async (token = farah.token) => {
  const { statusCode, json } = await site().request('/api/recruiter/portrait/remove', {
    method: 'POST',
    headers: { host: 'tech.localhost', authorization: `Bearer ${token}` },
  });
  return [statusCode, json()];
};

const read = async (id = farah.id) => {
  const found = await site().request(`/api/job/data/recruiter?id=${id}`, {
    headers: { host: 'tech.localhost' },
  });
  return found.json().portraitUrl;
};

it('a portrait is rendered, served, shown for its recruiter alone, and recorded with their name', async () => {
  const colleague = await addRecruiter({ ...services, now: Date.now() });
  const { status, answer } = await send(await png(1_200, 800), { fields: { x: '0.2', y: '0.5' } });
  expect([status, answer.width, answer.height]).toEqual([200, 160, 160]);
  expect(await read()).toBe(answer.address);
  expect(await read(colleague.id)).toBeUndefined();
  const image = await site().request(answer.address, { headers: { host: 'tech.localhost' } });
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 160,
    height: 160,
  });
  expect(image.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await remove()).toEqual([200, { removed: true }]);
  expect(await read()).toBeUndefined();
  expect(await remove()).toEqual([200, { removed: false }]);
  const { answer: log } = await asha('listAudit', { query: {} });
  const entry = {
    action: 'recruiter.portrait',
    subject: 'Farah Khan',
    staff: null,
    details: { brand: 'tech', recruiter: 'Farah Khan', recruiterId: farah.id },
  };
  expect(log.items.slice(0, 3)).toMatchObject([
    { ...entry, details: { ...entry.details, picture: { before: 'none', after: 'none' } } },
    { ...entry, details: { picture: { before: answer.address, after: 'none' } } },
    { ...entry, details: { picture: { before: 'none', after: answer.address } } },
  ]);
});

it('what is no portrait is refused with its reason, and the old one stays', async () => {
  await send(await png(200, 200));
  const before = await read();
  const outcome = async (file: Buffer, sent: Sent = {}) => {
    const { status, answer } = await send(file, sent);
    return [status, answer.code];
  };
  const portrait = await png(120, 120, '#2020c0');
  expect(await outcome(Buffer.from('a text'))).toEqual([415, 'FILE_WRONG_TYPE']);
  expect(await outcome((await png(400, 400)).subarray(0, 99))).toEqual([422, 'FILE_BROKEN']);
  expect(await outcome(await png(95, 400))).toEqual([422, 'PICTURE_TOO_SMALL']);
  expect(await outcome(await png(7_000, 7_000))).toEqual([422, 'PICTURE_TOO_LARGE']);
  expect(await outcome(Buffer.alloc(5 * 2 ** 20 + 1))).toEqual([413, 'FILE_TOO_LARGE']);
  expect(await outcome(portrait, { fields: { x: '2' } })).toEqual([400, 'VALIDATION']);
  const wrong = [401, 'RECRUITER_TOKEN_WRONG'];
  expect(await outcome(portrait, { token: '' })).toEqual(wrong);
  expect(await outcome(portrait, { token: `bsr_${'a'.repeat(43)}` })).toEqual(wrong);
  expect(await outcome(portrait, { host: 'management.localhost' })).toEqual(wrong);
  expect((await remove('bsr_x'))[0]).toBe(401);
  expect(await read()).toBe(before);
});

it('a site without a database for images says so', async () => {
  const plain = await openTestSite({ env: { SERVICES_URL: url } });
  const { contentType, body } = await multipartOf({ file: await png(120, 120) });
  const refused = await plain.request('/api/recruiter/portrait', {
    method: 'POST',
    headers: {
      'content-type': contentType,
      host: 'tech.localhost',
      authorization: `Bearer ${farah.token}`,
    },
    payload: body,
  });
  await plain.close();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
});
