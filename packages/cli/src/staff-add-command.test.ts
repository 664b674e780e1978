import { openStaff } from '@broadsheet/staff/open-staff';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from './run-cli.fixture.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createEmptyDatabase();
});
afterAll(() => opened.close());

const add = (more: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  runHere(
    [
      'staff',
      'add',
      '--email',
      'Asha@tech.example',
      '--name',
      'Asha Rao',
      '--role',
      'admin',
      ...more,
    ],
    { DATABASE_URL: opened.url, ...env },
  );

it('adds the first admin with a password that is shown once, and to nobody else', async () => {
  const { code, out, err } = await add();
  expect([code, err]).toEqual([0, '']);
  const [, password = ''] = /shown only once: (\S+)\n$/.exec(out) ?? [];
  const staff = openStaff({ databaseUrl: opened.url, now: Date.now });
  const given = { email: 'asha@tech.example', password, clientAddress: '203.0.113.7' };
  expect((await staff.login(given)).staff).toMatchObject({ name: 'Asha Rao', role: 'admin' });
  await staff.close();

  const again = await add();
  expect(again).toEqual({
    code: 2,
    out: '',
    err: 'broadsheet: A staff member already has this email.\n',
  });
});

it.each([
  [['--email', 'nobody'], '--email: expected an address'],
  [['--role', 'owner'], '--role: expected viewer, editor, publisher or admin'],
  [['--name', ' '], '--name: expected'],
])('says what it needs for %j', async (more, message) => {
  const { code, err } = await add(more);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

it('says that the database cannot be read, and not where it is', async () => {
  const { code, err } = await add([], { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none' });
  expect(code).toBe(2);
  expect(err).toMatch(/^broadsheet: The database cannot be read: .*ECONNREFUSED/);
  expect(err).not.toContain('secret');
});
