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

const set = (picture: 'logo' | 'cover', address: string | null) =>
  services.call(setEmployerPicture, { body: { id: company.id, picture, address } });

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
  const png = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#c02020' } })
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
