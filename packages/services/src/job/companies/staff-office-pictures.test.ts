import {
  addOfficePicture,
  changeOfficePicture,
  findStaffEmployer,
  listStaffEmployers,
  removeOfficePicture,
  setEmployerPicture,
} from '@broadsheet/contract/calls/employers';
import { companyData, companyList, officePictures } from '@broadsheet/contract/calls/job';
import {
  OFFICE_PICTURES_MAX,
  type OfficePicture,
} from '@broadsheet/contract/entities/office-picture';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const pictureOf = (index: number, alt = `Desk ${index}.`): OfficePicture => ({
  address: `/media/${String(index).padStart(64, '0')}.webp`,
  alt,
  width: 960,
  height: 640,
  colour: '#a1b2c3',
});

let services: TestServices;
let company: { readonly id: number; readonly name: string; readonly slug: string };
beforeAll(async () => {
  services = await createTestServices();
  const { items } = await services.call(companyList, { query: { size: 1 } });
  if (!items[0]) throw new Error('the demo data has no company');
  company = items[0];
});
afterAll(() => services.close());

const add = (picture: OfficePicture) =>
  services.call(addOfficePicture, { body: { id: company.id, ...picture } });
const change = (address: string, edit: { alt?: string; position?: number }) =>
  services.call(changeOfficePicture, { body: { id: company.id, address, ...edit } });
const onPage = async () =>
  (await services.call(officePictures, { query: { slug: company.slug } })).items;

beforeEach(async () => {
  for (const { address } of await onPage())
    await services.call(removeOfficePicture, { body: { id: company.id, address } });
});

it('are on the page and in the list of staff, in order, with what staff say about them', async () => {
  const without = async () =>
    (
      await services.call(listStaffEmployers, { query: { query: company.name, without: 'office' } })
    ).items.some(({ id }) => id === company.id);
  expect([await onPage(), await without()]).toEqual([[], true]);
  await add(pictureOf(1));
  expect((await add(pictureOf(2, '  A terrace.  '))).before).toBeNull();
  expect(await onPage()).toEqual([pictureOf(1), pictureOf(2, 'A terrace.')]);
  expect(await without()).toBe(false);
  const moved = await change(pictureOf(2).address, { position: 1, alt: 'A roof.' });
  expect(moved).toMatchObject({
    before: { alt: 'A terrace.' },
    positions: { before: 2, after: 1 },
    employer: { officePictures: [pictureOf(2, 'A roof.'), pictureOf(1)] },
  });
  const { employer } = await services.call(findStaffEmployer, { query: { id: company.id } });
  expect(employer.officePictures).toEqual(await onPage());
  const body = { id: company.id, address: pictureOf(2).address };
  expect((await services.call(removeOfficePicture, { body })).before?.alt).toBe('A roof.');
  expect((await services.call(removeOfficePicture, { body })).before).toBeNull();
  expect(await onPage()).toEqual([pictureOf(1)]);
});

it('keep their narrow versions where they are described, moved and removed', async () => {
  const narrowOf = (index: number) => ({
    ...pictureOf(index),
    narrow: { address: pictureOf(90 + index).address, width: 600 },
  });
  await add(narrowOf(1));
  await add(pictureOf(2));
  await add(narrowOf(3));
  expect(await onPage()).toEqual([narrowOf(1), pictureOf(2), narrowOf(3)]);
  const { employer } = await change(narrowOf(3).address, { position: 1, alt: 'A roof.' });
  const moved = [{ ...narrowOf(3), alt: 'A roof.' }, narrowOf(1), pictureOf(2)];
  expect(employer.officePictures).toEqual(moved);
  expect(await onPage()).toEqual(moved);
  const body = { id: company.id, address: narrowOf(3).address };
  expect((await services.call(removeOfficePicture, { body })).before).toEqual(moved[0]);
  expect(await onPage()).toEqual([narrowOf(1), pictureOf(2)]);
  expect((await add(narrowOf(2))).before).toEqual(pictureOf(2));
  expect(await onPage()).toEqual([narrowOf(1), narrowOf(2)]);
});

it('are at most eight, also if several are added at once', async () => {
  const sent = await Promise.all(
    Array.from({ length: OFFICE_PICTURES_MAX + 4 }, (_, index) =>
      services.send(addOfficePicture, { body: { id: company.id, ...pictureOf(index) } }),
    ),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(OFFICE_PICTURES_MAX);
  expect(sent.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'OFFICE_PICTURES_FULL' },
  });
  expect(await onPage()).toHaveLength(OFFICE_PICTURES_MAX);
  const [first] = await onPage();
  if (!first) throw new Error('no picture');
  expect((await add({ ...first, alt: 'The same.' })).before?.alt).toBe(first.alt);
});

it('belong to one brand', async () => {
  await add(pictureOf(1));
  const missing = { status: 404, body: { code: 'COMPANY_NOT_FOUND' } };
  const other = { brand: 'management' } as const;
  const { address } = pictureOf(1);
  const { id } = company;
  expect(
    await services.send(addOfficePicture, { body: { id, ...pictureOf(2) }, ...other }),
  ).toMatchObject(missing);
  expect(
    await services.send(changeOfficePicture, { body: { id, address, alt: 'Mine.' }, ...other }),
  ).toMatchObject(missing);
  expect(
    await services.send(removeOfficePicture, { body: { id, address }, ...other }),
  ).toMatchObject(missing);
  expect(await onPage()).toEqual([pictureOf(1)]);
  const query = { slug: 'no-such-company' };
  expect(await services.send(officePictures, { query })).toMatchObject(missing);
  expect(
    await services.send(changeOfficePicture, { body: { id, address: pictureOf(7).address } }),
  ).toMatchObject({ status: 404, body: { code: 'OFFICE_PICTURE_NOT_FOUND' } });
});

it.each([
  ['no text', { alt: '' }],
  ['blanks as text', { alt: '   ' }],
  ['a long text', { alt: 'a'.repeat(201) }],
  ['a line break in the text', { alt: 'a\nb' }],
  ['an address elsewhere', { address: 'https://elsewhere.example/a.png' }],
  ['a script as address', { address: 'javascript:1' }],
  ['a colour by name', { colour: 'red' }],
  ['a colour that goes on', { colour: '#a1b2c3;x' }],
  ['a colour in capitals', { colour: '#A1B2C3' }],
  ['no height', { height: 0 }],
  ['a narrow version elsewhere', { narrow: { address: '//elsewhere.example/a.webp', width: 600 } }],
  ['a narrow version without a width', { narrow: { address: pictureOf(2).address, width: 0 } }],
])('are refused with %s', async (_name, fault) => {
  const picture = { ...pictureOf(1), ...fault };
  const sent = await services.send(addOfficePicture, { body: { id: company.id, ...picture } });
  expect(sent).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  expect(await onPage()).toEqual([]);
});

it('a cover has its colour on the page, and loses it with the picture', async () => {
  const set = (address: string | null, colour?: string) =>
    services.call(setEmployerPicture, {
      body: { id: company.id, picture: 'cover', address, ...(colour && { colour }) },
    });
  const onCompany = async () =>
    (await services.call(companyData, { query: { slug: company.slug } })).coverColour;
  await set(pictureOf(1).address, '#123456');
  expect(await onCompany()).toBe('#123456');
  await set(pictureOf(2).address);
  expect(await onCompany()).toBeNull();
  await set(pictureOf(1).address, '#123456');
  await set(null);
  expect(await onCompany()).toBeNull();
});
