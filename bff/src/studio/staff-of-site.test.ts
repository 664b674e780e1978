import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { createSecret } from '@broadsheet/test-kit/site/create-secret';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../boot/log.ts';
import { loadConfig } from '../config.ts';
import { openStaffOfSite } from './staff-of-site.ts';

const PRODUCTION = { APP_ENV: 'production', SITE_SECRET: createSecret() };
const AWAY = 'postgres://nobody@127.0.0.1:1/none';

let opened: TestDatabase;
let folder: string;
const staffs: OpenStaff[] = [];
const logged: string[] = [];
beforeEach(async () => {
  opened = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'staff-'));
  logged.length = 0;
});
afterEach(async () => {
  await Promise.all(staffs.splice(0).map((staff) => staff.close()));
  await opened.close();
  await rm(folder, { recursive: true });
});

const open = (env: Record<string, string>): OpenStaff | null => {
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const staff = openStaffOfSite({ config: loadConfig(env), log, now: Date.now });
  if (staff) staffs.push(staff);
  return staff;
};
const enter = (staff: OpenStaff | null, email: string) =>
  staff?.login({ email, password: 'broadsheet demo', clientAddress: '203.0.113.7' });

it('has a marketer for each brand and an admin on a local site, from the first login on', async () => {
  const staff = open({ DATABASE_URL: opened.url });
  expect(await enter(staff, 'marketer@tech.example')).toMatchObject({
    staff: { role: 'publisher' },
  });
  expect(await enter(staff, 'admin@tech.example')).toMatchObject({ staff: { role: 'admin' } });
  expect(
    await enter(open({ DATABASE_URL: opened.url }), 'marketer@management.example'),
  ).toMatchObject({ staff: { role: 'editor' } });
  expect(await staff?.list()).toHaveLength(3);
});

it('makes them later, where the database is away at the start', async () => {
  const file = join(folder, 'url');
  await writeFile(file, AWAY);
  const staff = open({ DATABASE_URL_FILE: file });
  await expect(enter(staff, 'admin@tech.example')).rejects.toMatchObject({
    code: 'STUDIO_UNAVAILABLE',
  });
  expect(logged.join()).toContain('demo staff could not be made');
  await writeFile(file, opened.url);
  expect(await enter(staff, 'admin@tech.example')).toBeTruthy();
});

it.each([[PRODUCTION], [{ DEMO_DATA: 'off' }]])('has nobody with %j', async (env) => {
  const staff = open({ DATABASE_URL: opened.url, ...env });
  await expect(enter(staff, 'admin@tech.example')).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
  expect(await staff?.list()).toEqual([]);
});

it('is none without a database, and the log says so', () => {
  expect(open({})).toBeNull();
  expect(logged.join()).toContain('there is no Studio');
});
