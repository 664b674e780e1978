import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from './run-cli.fixture.ts';

let opened: TestDatabase;
let slug: string;
beforeAll(async () => {
  opened = await createTestDatabase();
  const company = await opened.database
    .selectFrom('companies')
    .select('slug')
    .where('brand', '=', 'tech')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  slug = company.slug;
});
afterAll(() => opened.close());

const confirm = (...options: readonly string[]) =>
  runHere(['employers', 'confirm', ...options], { DATABASE_URL: opened.url });
const readCompany = () =>
  opened.database
    .selectFrom('companies')
    .select(['domain', 'domain_confirmed_at', 'documents_checked_at'])
    .where('slug', '=', slug)
    .where('brand', '=', 'tech')
    .executeTakeFirstOrThrow();

it('records a domain and documents, and takes them back', async () => {
  const recorded = await confirm(slug, '--domain', 'kaveri.example', '--documents');
  expect([recorded.code, recorded.err]).toEqual([0, '']);
  expect(recorded.out).toContain(': recorded.');
  expect(await readCompany()).toEqual({
    domain: 'kaveri.example',
    domain_confirmed_at: expect.any(Date),
    documents_checked_at: expect.any(Date),
  });
  expect((await confirm(slug, '--withdraw')).code).toBe(0);
  expect(await readCompany()).toMatchObject({
    domain_confirmed_at: null,
    documents_checked_at: null,
  });
});

it.each([
  [['--domain', 'https://kaveri.example/'], '--domain: expected a domain such as kaveri.example'],
  [[], 'employers confirm needs --domain, --documents or --withdraw.'],
])('says what it needs for %j', async (options, message) => {
  const { code, err } = await confirm(slug, ...options);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

it('says that there is no such company', async () => {
  expect(await confirm('nobody-at-all', '--documents')).toEqual({
    code: 2,
    out: '',
    err: 'broadsheet: tech has no company "nobody-at-all".\n',
  });
});
