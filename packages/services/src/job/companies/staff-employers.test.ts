import {
  findStaffEmployer,
  listStaffEmployers,
  renderEmployerPicture,
  setEmployerPicture,
} from '@broadsheet/contract/calls/employers';
import { companyData, companyList } from '@broadsheet/contract/calls/job';
import { EMPLOYER_PICTURE_BYTES_MAX } from '@broadsheet/contract/entities/staff-employer';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import sharp from 'sharp';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LOGO = `/media/${'a'.repeat(64)}.webp`;
const COVER = `/media/${'b'.repeat(64)}.webp`;

let services: TestServices;
let company: { readonly id: number; readonly name: string; readonly slug: string };
beforeAll(async () => {
  services = await createTestServices();
  const { items } = await services.call(companyList, { query: { size: 1 } });
  if (!items[0]) throw new Error('the demo data has no company');
  company = items[0];
});
afterAll(() => services.close());

const SIZES = { width: 1_120, narrow: { address: `/media/${'c'.repeat(64)}.webp`, width: 720 } };

const set = (picture: 'logo' | 'cover', address: string | null, sizes?: typeof SIZES) =>
  services.call(setEmployerPicture, {
    body: { id: company.id, picture, address, ...(sizes && { sizes }) },
  });
const onPage = async () => {
  const { cover, coverSizes } = await services.call(companyData, {
    query: { slug: company.slug },
  });
  return { cover, coverSizes };
};

describe('the employers of a brand', () => {
  it('are found by a part of the name, in any case and letter by letter', async () => {
    const find = async (query: string) =>
      (await services.call(listStaffEmployers, { query: { query } })).items.map(({ id }) => id);
    expect(await find(company.name.slice(1).toUpperCase())).toContain(company.id);
    expect(await find('%')).toEqual([]);
    const all = await services.call(listStaffEmployers, { query: { size: 50 } });
    const jobs = all.items.map(({ openJobs }) => openJobs);
    expect(jobs).toEqual(jobs.toSorted((a, b) => b - a));
    const { items } = await services.call(listStaffEmployers, {
      query: { query: company.name },
      brand: 'management',
    });
    expect(items.map(({ id }) => id)).not.toContain(company.id);
  });

  it('have the picture that was set last, on their page too, and can be without', async () => {
    const first = await set('logo', LOGO);
    expect(first.employer).toMatchObject({ id: company.id, logo: LOGO });
    await set('cover', COVER);
    const { logo, cover } = await services.call(companyData, { query: { slug: company.slug } });
    expect({ logo, cover }).toEqual({ logo: LOGO, cover: COVER });
    const without = async (picture: 'logo' | 'cover') =>
      (
        await services.call(listStaffEmployers, {
          query: { query: company.name, without: picture },
        })
      ).items.some(({ id }) => id === company.id);
    expect([await without('logo'), await without('cover')]).toEqual([false, false]);
    expect(await set('logo', null)).toMatchObject({ before: LOGO, employer: { logo: null } });
    expect(await set('logo', null)).toMatchObject({ before: null, employer: { cover: COVER } });
    expect([await without('logo'), await without('cover')]).toEqual([true, false]);
  });

  it('have the narrow version of the cover that was set last, and lose it with the cover', async () => {
    const OTHER = `/media/${'d'.repeat(64)}.webp`;
    const first = await set('cover', COVER, SIZES);
    expect(first.employer).toMatchObject({ cover: COVER, coverSizes: SIZES });
    expect(await onPage()).toEqual({ cover: COVER, coverSizes: SIZES });
    await set('logo', LOGO, SIZES);
    expect(await onPage()).toEqual({ cover: COVER, coverSizes: SIZES });
    await set('logo', null);
    const sizes = { width: 900, narrow: { address: OTHER, width: 720 } };
    await set('cover', OTHER, sizes);
    expect(await onPage()).toEqual({ cover: OTHER, coverSizes: sizes });
    await set('cover', OTHER);
    expect(await onPage()).toEqual({ cover: OTHER, coverSizes: null });
    await set('cover', COVER, SIZES);
    await set('cover', null, SIZES);
    expect(await onPage()).toEqual({ cover: null, coverSizes: null });
    await set('cover', COVER);
  });

  it('have no narrow version of another cover where an earlier version replaces it', async () => {
    await set('cover', COVER, SIZES);
    const write = (cover: string, about: string) =>
      services.database
        .updateTable('companies')
        .set({ cover, about })
        .where('id', '=', company.id)
        .execute();
    await write(COVER, 'New text.');
    expect(await onPage()).toEqual({ cover: COVER, coverSizes: SIZES });
    await write(LOGO, 'Newer text.');
    expect(await onPage()).toEqual({ cover: LOGO, coverSizes: null });
    await set('cover', COVER);
  });

  it.each([
    ['an address elsewhere', { address: 'https://elsewhere.example/a.webp', width: 720 }],
    ['an address that goes on', { address: `${LOGO}?x`, width: 720 }],
    ['no width', { address: LOGO, width: 0 }],
    ['an address without a digest', { address: '/media/.webp', width: 720 }],
  ])('have no narrow version with %s', async (_name, narrow) => {
    const body = { id: company.id, picture: 'cover', address: COVER } as const;
    const sent = await services.send(setEmployerPicture, {
      body: { ...body, sizes: { width: 1_120, narrow } },
    });
    expect(sent).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('belong to one brand, have ids, and take pictures of the site alone', async () => {
    const body = { id: company.id, picture: 'logo', address: LOGO } as const;
    const missing = { status: 404, body: { code: 'COMPANY_NOT_FOUND' } };
    expect(await services.send(setEmployerPicture, { body, brand: 'management' })).toMatchObject(
      missing,
    );
    expect(
      await services.send(setEmployerPicture, { body: { ...body, id: 2_000_000_000 } }),
    ).toMatchObject(missing);
    const query = { id: company.id };
    expect(await services.send(findStaffEmployer, { query, brand: 'management' })).toMatchObject(
      missing,
    );
    for (const address of ['https://elsewhere.example/a.png', '/media/../x.webp', 'javascript:1'])
      expect((await services.send(setEmployerPicture, { body: { ...body, address } })).status).toBe(
        400,
      );
    const { employer } = await services.call(findStaffEmployer, { query });
    expect(employer.logo).toBeNull();
  });
});

describe('an uploaded picture of an employer', () => {
  const render = (file: Buffer, fields: Record<string, string> = { picture: 'logo' }) =>
    sendUpload(services, renderEmployerPicture, { file, fields });
  const png = (width = 300, height = 200) =>
    sharp({ create: { width, height, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer();

  it('comes back as a WebP image, and nothing of it is stored', async () => {
    const { status, body } = await render(await png());
    expect(status).toBe(200);
    const { webp } = Value.Parse(renderEmployerPicture.answer, body);
    const { format, width } = await sharp(Buffer.from(webp, 'base64')).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 144 });
    const stored: string[] = [];
    for await (const page of services.media.store.list()) stored.push(...page);
    expect(stored).toEqual([]);
  });

  it('comes with its narrow version', async () => {
    const { body } = await render(await png(1_600, 900), { picture: 'cover' });
    const { narrow } = Value.Parse(renderEmployerPicture.answer, body);
    const { format, width } = await sharp(Buffer.from(narrow ?? '', 'base64')).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 720 });
    const small = await render(await png(640, 360), { picture: 'cover' });
    expect(Value.Parse(renderEmployerPicture.answer, small.body).narrow).toBeUndefined();
  });

  it('is refused with its reason', async () => {
    const file = await png();
    const codes = await Promise.all([
      render(Buffer.from('hello')),
      render(file, { picture: 'banner' }),
      render(file, { picture: 'cover', x: '2' }),
      render(file, { picture: 'cover' }),
      render(Buffer.alloc(EMPLOYER_PICTURE_BYTES_MAX + 1)),
    ]);
    expect(codes).toMatchObject([
      { status: 415, body: { code: 'FILE_WRONG_TYPE' } },
      { status: 400, body: { code: 'VALIDATION' } },
      { status: 400, body: { code: 'VALIDATION' } },
      { status: 422, body: { code: 'PICTURE_TOO_SMALL' } },
      { status: 413, body: { code: 'FILE_TOO_LARGE' } },
    ]);
  });
});
