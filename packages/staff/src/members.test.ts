import type { Staff, StaffRole } from '@broadsheet/contract/studio/staff';
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

describe('a member', () => {
  it('is added with a first password, once for each address', async () => {
    const { member, password } = await site.staff.add(admin, NEW);
    expect(member).toMatchObject({ email: 'asha@tech.example', name: 'Asha Rao', disabled: false });
    const given = { email: NEW.email, password, clientAddress: CLIENT };
    expect((await site.staff.login(given)).staff.id).toBe(member.id);
    await expect(site.staff.add(admin, NEW)).rejects.toMatchObject({ code: 'CONFLICT' });
    const names = (await site.staff.list()).map(({ name }) => name);
    expect(names).toEqual(['Asha Rao', 'The admin', 'The editor', 'The publisher', 'The viewer']);
  });

  it('has another role from the next call on, on every replica', async () => {
    const other = site.open();
    const { token, staff } = await site.login('editor');
    for (const role of ['viewer', 'admin', 'publisher'] satisfies StaffRole[]) {
      await site.staff.change(admin, staff.id, { role });
      expect(await other.resolve(token)).toMatchObject({ id: staff.id, role });
    }
  });

  it('that is disabled is logged out at once, on every replica, and stays so when enabled again', async () => {
    const other = site.open();
    const { token, staff } = await site.login('editor');
    expect(await other.resolve(token)).not.toBeNull();
    await site.staff.change(admin, staff.id, { disabled: true });
    expect(await other.resolve(token)).toBeNull();
    await site.staff.change(admin, staff.id, { disabled: false });
    expect(await other.resolve(token)).toBeNull();
    await site.login('editor');
  });

  it('is given a new first password, which ends all their sessions', async () => {
    const { token, staff } = await site.login('editor');
    const { password } = await site.staff.change(admin, staff.id, { newPassword: true });
    expect(await site.staff.resolve(token)).toBeNull();
    await expect(site.login('editor')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await site.login('editor', { password: password ?? '' });
  });

  it('was last seen at their last call, to the minute', async () => {
    const { token, staff } = await site.login('editor');
    const seen = async () =>
      (await site.staff.list()).find(({ id }) => id === staff.id)?.lastSeenAt;
    expect(await seen()).toBeNull();
    await site.staff.resolve(token);
    const first = new Date(site.clock.now).toISOString();
    site.clock.now += 59_000;
    await site.staff.resolve(token);
    expect(await seen()).toBe(first);
    site.clock.now += 1_000;
    await site.staff.resolve(token);
    expect(await seen()).toBe(new Date(site.clock.now).toISOString());
  });
});

describe('an admin', () => {
  it.each([{ role: 'publisher' }, { disabled: true }, { newPassword: true }] as const)(
    'cannot do %j to themselves, and nothing is changed',
    async (change) => {
      const before = await site.staff.list();
      await expect(site.staff.change(admin, admin.id, change)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      expect(await site.staff.list()).toEqual(before);
      expect((await site.staff.listAudit({})).items[0]?.action).toBe('login');
    },
  );

  it('is left, though two remove each other at the same moment', async () => {
    const { staff: second } = await site.login('publisher');
    await site.staff.change(admin, second.id, { role: 'admin' });
    const other = site.open();
    const removals = await Promise.allSettled([
      site.staff.change(admin, second.id, { role: 'viewer' }),
      other.change(second, admin.id, { disabled: true }),
    ]);
    expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const admins = (await site.staff.list()).filter(
      ({ role, disabled }) => role === 'admin' && !disabled,
    );
    expect(admins).toHaveLength(1);
  });

  it('is nobody who was one when they asked', async () => {
    const { staff: viewer } = await site.login('viewer');
    await expect(site.staff.add(viewer, NEW)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(site.staff.change(viewer, viewer.id, { role: 'admin' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('hears NOT_FOUND of who is not there', async () => {
    const nobody = 'd9b7b5b4-6a5e-4d0e-9c6e-2d4f4b2f9d11';
    await expect(site.staff.change(admin, nobody, { name: 'N' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the first members', () => {
  it('are added once, though replicas start together, and never to others', async () => {
    await site.runSql(sql`truncate staff.members cascade`);
    const first = [{ ...NEW, password: PASSWORD }];
    const replicas = Array.from({ length: 4 }, () => site.open());
    await Promise.all(replicas.map((staff) => staff.addFirst(first)));
    expect(await site.staff.list()).toHaveLength(1);
    await site.staff.addFirst([{ ...NEW, email: 'later@tech.example', password: PASSWORD }]);
    expect(await site.staff.list()).toHaveLength(1);
  });
});

describe('without its database', () => {
  it('every call says STUDIO_UNAVAILABLE, and works again when it is back', async () => {
    const { token } = await site.login('viewer');
    let url = 'postgres://nobody@127.0.0.1:1/none';
    const staff = site.open(async () => url);
    const email = site.emailOf('viewer');
    const changes = [
      () => staff.resolve(token),
      () => staff.login({ email, password: PASSWORD, clientAddress: CLIENT }),
      () => staff.list(),
      () => staff.logout(token),
    ];
    for (const change of changes)
      await expect(change()).rejects.toMatchObject({ code: 'STUDIO_UNAVAILABLE' });
    url = opened.url;
    expect(await staff.resolve(token)).toMatchObject({ email });
  });
});
