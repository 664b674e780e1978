import { companyList } from '@broadsheet/contract/calls/job';
import { OFFICE_PICTURES_MAX } from '@broadsheet/contract/entities/office-picture';
import { EMPLOYER_PICTURE_BYTES_MAX } from '@broadsheet/contract/entities/staff-employer';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openReplicas, type Replica, type StudioUser } from './publishing-replicas.fixture.ts';

let services: TestServices;
let url: string;
let employer: number;
beforeAll(async () => {
  services = await createTestServices();
  url = await services.app.listen({ port: 0, host: '127.0.0.1' });
  const { items } = await services.call(companyList, { query: { size: 1 } });
  employer = items[0]?.id ?? 0;
});
afterAll(() => services.close());

let replicas: readonly Replica[];
let asha: StudioUser;
beforeEach(async () => {
  const opened = await openReplicas(
    await createEmptyDatabase(),
    2,
    layout('home', { hello: { type: 'text' } }),
    { env: { SERVICES_URL: url } },
  );
  replicas = opened.replicas;
  asha = await opened.loginAs('asha');
});

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();

const find = async () =>
  (await asha('listEmployers', { query: { brand: 'tech' } })).answer.items.find(
    ({ id }) => id === employer,
  );

describe('a picture of an employer', () => {
  it('is uploaded, served by every replica for good, listed, audited and removed', async () => {
    for (const [picture, width, height] of [
      ['logo', 144, 144],
      ['cover', 1_120, 630],
    ] as const) {
      const params = { employer, picture };
      const query = { brand: 'tech', x: 0.2, y: 0.4 } as const;
      const { status, answer } = await asha('uploadEmployerPicture', {
        params,
        query,
        body: await png(1_600, 900),
      });
      expect([status, answer.width, answer.height]).toEqual([200, width, height]);
      const address = answer.employer[picture] ?? '';
      expect(address).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
      expect((await find())?.[picture]).toBe(address);
      for (const { site } of replicas) {
        const found = await site.request(address, { headers: { host: 'tech.localhost' } });
        expect(found.statusCode).toBe(200);
        expect(found.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect(await sharp(found.rawPayload).metadata()).toMatchObject({ width, height });
      }
      const removed = await asha('removeEmployerPicture', {
        params,
        query: { brand: 'tech' },
        body: {},
      });
      expect([removed.status, removed.answer.employer[picture]]).toEqual([200, null]);
      expect((await find())?.[picture]).toBeNull();
      const { answer: log } = await asha('listAudit', { query: {} });
      expect(log.items.slice(0, 2)).toMatchObject([
        {
          action: `employer.${picture}`,
          staff: { name: 'Asha' },
          details: { brand: 'tech', id: employer, picture: { before: address, after: 'none' } },
        },
        { action: `employer.${picture}`, details: { picture: { after: address } } },
      ]);
    }
  });

  it('is refused with its reason, and the old one stays', async () => {
    const params = { employer, picture: 'logo' } as const;
    await asha('uploadEmployerPicture', {
      params,
      query: { brand: 'tech' },
      body: await png(200, 200),
    });
    const before = (await find())?.logo;
    const put = async (body: Buffer, more: object = {}, headers = {}) => {
      const input = { params, query: { brand: 'tech' as const }, body, ...more };
      const { status, answer } = await asha('uploadEmployerPicture', input, headers);
      return [status, Reflect.get(answer, 'code')];
    };
    const logo = await png(90, 90);
    expect(await put(Buffer.from('a text that is named logo.png'))).toEqual([
      415,
      'FILE_WRONG_TYPE',
    ]);
    expect(await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
      415,
      'FILE_WRONG_TYPE',
    ]);
    expect(await put(Buffer.alloc(0))).toEqual([422, 'FILE_BROKEN']);
    expect(await put(await png(1, 1))).toEqual([422, 'PICTURE_TOO_SMALL']);
    expect(await put(await png(7_000, 7_000))).toEqual([422, 'PICTURE_TOO_LARGE']);
    expect(await put(Buffer.alloc(EMPLOYER_PICTURE_BYTES_MAX + 1))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
    expect(await put(logo, {}, { 'content-type': 'application/json' })).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
    expect(await put(logo, { query: { brand: 'management' } })).toEqual([404, 'COMPANY_NOT_FOUND']);
    expect(await put(logo, { params: { employer: 2_000_000_000, picture: 'logo' } })).toEqual([
      404,
      'COMPANY_NOT_FOUND',
    ]);
    expect(await put(logo, { query: { brand: 'tech', x: 2 } })).toEqual([400, 'VALIDATION']);
    expect(await put(logo, { params: { employer, picture: 'banner' } })).toEqual([
      400,
      'VALIDATION',
    ]);
    expect((await find())?.logo).toBe(before);
    const removed = await asha('removeEmployerPicture', {
      params,
      query: { brand: 'management' },
      body: {},
    });
    expect(removed.status).toBe(404);
    expect((await find())?.logo).toBe(before);
  });
});

describe('a narrow version', () => {
  const inspect = async ({ site }: Replica, address = '') => {
    const found = await site.request(address, { headers: { host: 'tech.localhost' } });
    expect(found.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, height } = await sharp(found.rawPayload).metadata();
    return [width, height];
  };

  it('of a cover is served by every replica for good, and leaves with the cover', async () => {
    const target = { params: { employer, picture: 'cover' }, query: { brand: 'tech' } } as const;
    const { answer } = await asha('uploadEmployerPicture', {
      ...target,
      body: await png(1_600, 900),
    });
    expect(answer.employer.coverSizes).toMatchObject({ width: 1_120, narrow: { width: 720 } });
    const address = answer.employer.coverSizes?.narrow.address;
    for (const replica of replicas) expect(await inspect(replica, address)).toEqual([720, 405]);
    expect((await find())?.coverSizes).toEqual(answer.employer.coverSizes);
    const small = await asha('uploadEmployerPicture', { ...target, body: await png(640, 360) });
    expect(small.answer.employer.coverSizes).toBeNull();
    await asha('uploadEmployerPicture', { ...target, body: await png(1_600, 900) });
    expect((await find())?.coverSizes?.narrow.address).toBe(address);
    const removed = await asha('removeEmployerPicture', { ...target, body: {} });
    expect(removed.answer.employer.coverSizes).toBeNull();
  });

  it('of an office picture is served by every replica for good, and leaves with the picture', async () => {
    const { answer } = await asha('uploadOfficePicture', {
      params: { employer },
      query: { brand: 'tech', alt: 'Desks beside a window.' },
      body: await png(1_600, 900),
    });
    const picture = answer.employer.officePictures?.at(-1);
    expect(picture?.narrow?.width).toBe(600);
    for (const replica of replicas)
      expect(await inspect(replica, picture?.narrow?.address)).toEqual([600, 400]);
    const image = /[0-9a-f]{64}/.exec(picture?.address ?? '')?.[0] ?? '';
    const removed = await asha('removeOfficePicture', {
      params: { employer, image },
      query: { brand: 'tech' },
      body: {},
    });
    expect(JSON.stringify(removed.answer)).not.toContain(picture?.narrow?.address);
  });

  it('of a logo does not exist', async () => {
    const { answer } = await asha('uploadEmployerPicture', {
      params: { employer, picture: 'logo' },
      query: { brand: 'tech' },
      body: await png(1_600, 900),
    });
    expect(answer.employer.coverSizes).toBeNull();
    const [replica] = replicas;
    const unknown = await replica?.site.request(`/media/${'0'.repeat(64)}-720.webp`, {
      headers: { host: 'tech.localhost' },
    });
    expect(unknown?.statusCode).toBe(404);
  });
});

describe('an office picture', () => {
  const params = () => ({ employer });
  const digestOf = (address = '') => /[0-9a-f]{64}/.exec(address)?.[0] ?? '';
  const upload = (body: Buffer, more: object = {}) =>
    asha('uploadOfficePicture', {
      params: params(),
      query: { brand: 'tech', alt: 'Desks beside a window.', ...more },
      body,
    });
  const shade = (value: number) =>
    sharp({
      create: { width: 600, height: 400, channels: 3, background: { r: value, g: 0, b: 0 } },
    })
      .png()
      .toBuffer();

  it('is uploaded, served, described, moved, removed and audited', async () => {
    const first = await upload(await png(1_600, 900));
    expect([first.status, first.answer.width, first.answer.height]).toEqual([200, 960, 640]);
    const [picture] = first.answer.employer.officePictures ?? [];
    expect(picture).toMatchObject({
      alt: 'Desks beside a window.',
      colour: '#b81818',
    });
    const image = digestOf(picture?.address);
    for (const { site } of replicas) {
      const found = await site.request(picture?.address ?? '', {
        headers: { host: 'tech.localhost' },
      });
      expect(await sharp(found.rawPayload).metadata()).toMatchObject({ width: 960, height: 640 });
    }
    const second = await upload(await shade(40), { alt: 'A terrace.' });
    expect(second.answer.employer.officePictures).toHaveLength(2);
    const target = { params: { employer, image }, query: { brand: 'tech' } } as const;
    const changed = await asha('changeOfficePicture', {
      ...target,
      body: { alt: ' A kitchen. ', position: 2 },
    });
    expect(changed.answer.employer.officePictures?.map(({ alt }) => alt)).toEqual([
      'A terrace.',
      'A kitchen.',
    ]);
    const removed = await asha('removeOfficePicture', { ...target, body: {} });
    expect(removed.answer.employer.officePictures?.map(({ alt }) => alt)).toEqual(['A terrace.']);
    const again = await asha('changeOfficePicture', { ...target, body: { position: 1 } });
    expect([again.status, Reflect.get(again.answer, 'code')]).toEqual([
      404,
      'OFFICE_PICTURE_NOT_FOUND',
    ]);
    const { answer: log } = await asha('listAudit', { query: {} });
    expect(log.items.slice(0, 4)).toMatchObject([
      {
        action: 'employer.office',
        staff: { name: 'Asha' },
        details: { id: employer, picture: { before: picture?.address, after: 'none' } },
      },
      {
        action: 'employer.office',
        details: {
          address: picture?.address,
          text: { before: 'Desks beside a window.', after: 'A kitchen.' },
          position: { before: 1, after: 2 },
        },
      },
      { action: 'employer.office', details: { text: { before: 'none', after: 'A terrace.' } } },
      { action: 'employer.office', details: { picture: { before: 'none' } } },
    ]);
  });

  it('is refused with its reason, and nothing changes', async () => {
    for (const each of (await find())?.officePictures ?? [])
      await asha('removeOfficePicture', {
        params: { employer, image: digestOf(each.address) },
        query: { brand: 'tech' },
        body: {},
      });
    const valid = await png(600, 400);
    const outcomeFor = async (sending: ReturnType<typeof upload>) => {
      const { status, answer } = await sending;
      return [status, Reflect.get(answer, 'code')];
    };
    expect(await outcomeFor(upload(Buffer.from('a text that is named office.png')))).toEqual([
      415,
      'FILE_WRONG_TYPE',
    ]);
    expect(await outcomeFor(upload(await png(8_200, 5_000)))).toEqual([422, 'PICTURE_TOO_LARGE']);
    expect(await outcomeFor(upload(await png(479, 320)))).toEqual([422, 'PICTURE_TOO_SMALL']);
    for (const alt of ['', '   ', 'a'.repeat(201), 'a\nb'])
      expect(await outcomeFor(upload(valid, { alt }))).toEqual([400, 'VALIDATION']);
    expect(await outcomeFor(upload(valid, { brand: 'management' }))).toEqual([
      404,
      'COMPANY_NOT_FOUND',
    ]);
    expect((await find())?.officePictures).toEqual([]);
    const image = 'a'.repeat(64);
    const nothing = await asha('changeOfficePicture', {
      params: { employer, image },
      query: { brand: 'tech' },
      body: {},
    });
    expect(nothing.status).toBe(400);
    const elsewhere = await asha('removeOfficePicture', {
      params: { employer, image },
      query: { brand: 'management' },
      body: {},
    });
    expect(elsewhere.status).toBe(404);
  });

  it('is refused as the ninth, before it is stored', async () => {
    const known = (await find())?.officePictures?.length ?? 0;
    for (let index = known; index < OFFICE_PICTURES_MAX; index += 1)
      expect((await upload(await shade(20 * index + 5))).status).toBe(200);
    const { status, answer } = await upload(await shade(255));
    expect([status, Reflect.get(answer, 'code')]).toEqual([409, 'OFFICE_PICTURES_FULL']);
    expect((await upload(await shade(20 * (OFFICE_PICTURES_MAX - 1) + 5))).status).toBe(200);
    expect((await find())?.officePictures).toHaveLength(OFFICE_PICTURES_MAX);
  });
});
