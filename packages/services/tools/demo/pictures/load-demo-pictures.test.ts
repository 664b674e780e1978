import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
