import type { Staff } from '@broadsheet/contract/studio/staff';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, openStaffSite, PASSWORD, type StaffSite } from './staff-site.fixture.ts';

let opened: TestDatabase;
let site: StaffSite;
let admin: Staff;
beforeAll(async () => {
  opened = await createEmptyDatabase();
  site = await openStaffSite(opened.url);
});
beforeEach(async () => {
  await site.reset();
  admin = (await site.login('admin')).staff;
});
afterAll(async () => {
  await site.close();
  await opened.close();
});

const NEW = { email: 'Asha@Tech.example', name: ' Asha Rao ', role: 'editor' as const };

describe('the audit', () => {
  it('tells who did what to whom, newest first, and no secret', async () => {
    const { token, staff: editor } = await site.login('editor');
    const { member, password } = await site.staff.add(admin, NEW);
    const changed = await site.staff.change(admin, member.id, {
      role: 'viewer',
      newPassword: true,
    });
    const change = { staff: editor, token, clientAddress: CLIENT, next: 'eleven green kettles' };
    await site.staff.changePassword({ ...change, current: PASSWORD });
    await site.staff.changePassword({ ...change, current: 'a guess' }).catch(() => undefined);
    await site.login('editor', { password: 'another guess' }).catch(() => undefined);
    await site.staff.logout(token);
    const { items, hasMore } = await site.staff.listAudit({});
    expect(items.map(({ staff, action, subject }) => [staff?.name, action, subject])).toEqual([
      ['The editor', 'logout', editor.id],
      ['The editor', 'login.failed', editor.id],
      ['The editor', 'password.failed', editor.id],
      ['The editor', 'password', editor.id],
      ['The admin', 'staff.change', member.id],
      ['The admin', 'staff.add', member.id],
      ['The editor', 'login', editor.id],
      ['The admin', 'login', admin.id],
    ]);
    expect(items[4]?.details).toEqual({
      role: { before: 'editor', after: 'viewer' },
      newPassword: true,
    });
    expect(hasMore).toBe(false);
    const text = JSON.stringify(items);
    const secrets = [token, password, changed.password, PASSWORD, change.next, 'guess', 'argon2'];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('is read a page at a time, and by what something was done to', async () => {
    const write = (subject: string) =>
      site.staff.audit({ staff: admin, action: 'change.open', subject });
    for (let entry = 0; entry < 60; entry += 1) await write(entry % 2 ? 'one' : 'other');
    const first = await site.staff.listAudit({});
    expect([first.items.length, first.hasMore]).toEqual([50, true]);
    const rest = await site.staff.listAudit({ before: first.items.at(-1)?.id });
    expect([rest.items.length, rest.hasMore]).toEqual([11, false]);
    const ones = await site.staff.listAudit({ subject: 'one' });
    expect(ones.items.map(({ subject }) => subject)).toEqual(Array(30).fill('one'));
  });

  it('keeps what was done out where writing it down fails', async () => {
    await site.runSql(sql`alter table staff.audit add constraint full_up check (id < 0) not valid`);
    await expect(site.staff.add(admin, NEW)).rejects.toThrow('full_up');
    await site.runSql(sql`alter table staff.audit drop constraint full_up`);
    expect(await site.staff.list()).toHaveLength(4);
  });
});
