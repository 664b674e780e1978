import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadInstituteLogos } from './institute-logos.ts';
import { loadDemoPictures } from './load-demo-pictures.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

const readCompanies = () =>
  opened.database.selectFrom('companies').select(['id', 'logo', 'cover']).orderBy('id').execute();

it('reaches a market that is there already, keeps what an employer has sent, and happens once', async () => {
  const [first, second] = await readCompanies();
  const own = { logo: 'https://kaveri.example/logo.png', cover: null };
  await opened.database
    .updateTable('companies')
    .set(own)
    .where('id', '=', first?.id ?? 0)
    .execute();
  await loadDemoPictures(opened.database);
  const loaded = await readCompanies();
  expect(loaded[0]?.logo).toBe(own.logo);
  expect(loaded.filter(({ logo }) => logo !== null).length).toBeGreaterThan(loaded.length / 2);
  expect(loaded.filter(({ cover }) => cover !== null).length).toBeGreaterThan(loaded.length / 3);
  await opened.database
    .updateTable('companies')
    .set({ logo: null, cover: null })
    .where('id', '=', second?.id ?? 0)
    .execute();
  await loadDemoPictures(opened.database);
  expect((await readCompanies())[1]).toMatchObject({ logo: null, cover: null });
});

it('describes offices, each with several rooms in order, and leaves those of an employer alone', async () => {
  const { database } = opened;
  await database.deleteFrom('loads').where('name', '=', 'demo-office-pictures').execute();
  await database.deleteFrom('office_pictures').execute();
  await database.updateTable('companies').set({ cover_colour: null }).execute();
  const [first] = await readCompanies();
  const own = {
    company_id: first?.id ?? 0,
    position: 1,
    address: `/media/${'a'.repeat(64)}.webp`,
    alt: 'Our own.',
    width: 960,
    height: 640,
    colour: '#112233',
  };
  await database.insertInto('office_pictures').values(own).execute();
  await loadDemoPictures(database);
  const rows = await database
    .selectFrom('office_pictures')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['brand', 'company_id', 'position', 'address', 'narrow'])
    .orderBy('company_id')
    .orderBy('position')
    .execute();
  expect(rows.filter(({ company_id }) => company_id === own.company_id)).toHaveLength(1);
  expect(new Set(rows.map(({ brand }) => brand)).size).toBe(2);
  const others = new Map<number, number[]>();
  for (const { company_id, position, narrow } of rows)
    if (company_id !== own.company_id) {
      others.set(company_id, [...(others.get(company_id) ?? []), position]);
      expect(narrow?.width).toBe(600);
    }
  expect(others.size).toBeGreaterThan((await readCompanies()).length / 4);
  for (const positions of others.values()) {
    expect(positions).toEqual(positions.map((_, index) => index + 1));
    expect(positions.length).toBeGreaterThanOrEqual(3);
  }
  const { colours, covers } = await database
    .selectFrom('companies')
    .select(({ fn }) => [
      fn.count<number>('cover_colour').as('colours'),
      fn.count<number>('cover').as('covers'),
    ])
    .executeTakeFirstOrThrow();
  expect(Number(colours)).toBe(Number(covers));
});

it('gives each institute of the demo a logo that no employer of its brand has, and leaves others alone', async () => {
  const { database } = opened;
  const readInstitutes = () =>
    database.selectFrom('institutes').select(['id', 'brand', 'logo']).orderBy('id').execute();
  const [first] = await readInstitutes();
  const own = 'https://deccan.example/logo.png';
  await database
    .updateTable('institutes')
    .set({ logo: own })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const real = await database
    .insertInto('institutes')
    .values({ brand: 'tech', slug: 'real', name: 'Real', about: '', city: 'Pune', founded: 2001 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await loadInstituteLogos(database);
  const withReal = await readInstitutes();
  expect(withReal.find(({ id }) => id === real.id)?.logo).toBeNull();
  await database.deleteFrom('institutes').where('id', '=', real.id).execute();
  const institutes = await readInstitutes();
  expect(institutes[0]?.logo).toBe(own);
  const companies = await database.selectFrom('companies').select(['brand', 'logo']).execute();
  const logos = [...institutes, ...companies]
    .filter(({ logo }) => logo !== null)
    .map(({ brand, logo }) => `${brand} ${logo}`);
  expect(institutes.every(({ logo }) => logo !== null)).toBe(true);
  expect(new Set(logos).size).toBe(logos.length);
  await database.updateTable('institutes').set({ logo: null }).execute();
  await loadInstituteLogos(database);
  expect((await readInstitutes()).every(({ logo }) => logo === null)).toBe(true);
});

it('gives the pictures of the demo their narrow versions, and others none', async () => {
  const { database } = opened;
  const own = `/media/${'b'.repeat(64)}.webp`;
  const [first] = await readCompanies();
  await database
    .updateTable('companies')
    .set({ cover: own })
    .where('id', '=', first?.id ?? 0)
    .execute();
  await database.updateTable('companies').set({ cover_sizes: null }).execute();
  await database.updateTable('office_pictures').set({ narrow: null }).execute();
  await database.deleteFrom('loads').where('name', '=', 'demo-narrow-pictures').execute();
  await loadDemoPictures(database);
  const companies = await database
    .selectFrom('companies')
    .select(['cover', 'cover_sizes'])
    .where('cover', 'is not', null)
    .execute();
  for (const { cover, cover_sizes } of companies)
    if (cover === own) expect(cover_sizes).toBeNull();
    else expect(cover_sizes).toMatchObject({ width: 1_120, narrow: { width: 720 } });
  const offices = await database.selectFrom('office_pictures').select('narrow').execute();
  expect(offices.filter(({ narrow }) => narrow === null)).toHaveLength(1);
  expect(offices.find(({ narrow }) => narrow !== null)?.narrow).toEqual({
    address: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
    width: 600,
  });
});
