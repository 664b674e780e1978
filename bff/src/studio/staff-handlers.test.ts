import { SESSION_IDLE_MS } from '@broadsheet/staff/sessions';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMembers,
  codeOf,
  FORBIDDEN,
  openStudioSite,
  PASSWORD,
  type StudioSite,
  UNAUTHORIZED,
} from './studio-site.fixture.ts';

let opened: TestDatabase;
let studio: StudioSite;
beforeAll(async () => {
  opened = await createEmptyDatabase();
  studio = await openStudioSite(opened.url);
  await addMembers(studio);
});
afterAll(async () => {
  await studio.close();
  await opened.close();
});

describe('a session', () => {
  it('that has ended is told so, and its cookie is dropped', async () => {
    const token = await studio.login('viewer');
    studio.clock.now += SESSION_IDLE_MS;
    const answer = await studio.call('studioMe', { token });
    studio.clock.now -= SESSION_IDLE_MS;
    expect([answer.statusCode, answer.cookies[0]?.value]).toEqual([401, '']);
  });

  it('has the role that an admin has just given, at another replica of the site', async () => {
    const other = await openStudioSite(opened.url);
    const token = await studio.login('viewer');
    const { id } = (await studio.call('studioMe', { token })).json();
    const change = (body: object) =>
      studio.call('changeStaff', {
        token: studio.tokens.admin,
        path: `/studio/api/staff/${id}`,
        body,
      });
    expect(await codeOf(other.call('listStaff', { token }))).toEqual(FORBIDDEN);
    expect((await change({ role: 'admin' })).json().member.role).toBe('admin');
    expect((await other.call('listStaff', { token })).statusCode).toBe(200);
    await change({ role: 'viewer' });
    expect(await codeOf(other.call('listStaff', { token }))).toEqual(FORBIDDEN);
    await change({ disabled: true });
    expect(await codeOf(other.call('studioMe', { token }))).toEqual(UNAUTHORIZED);
    await change({ disabled: false });
    await other.close();
  });
});

describe('the staff', () => {
  it('are added, listed and audited by an admin', async () => {
    const token = studio.tokens.admin;
    const body = { email: 'Asha@tech.example', name: 'Asha', role: 'editor' };
    const added = await studio.call('addStaff', { token, body });
    expect(added.json().member).toMatchObject({ email: 'asha@tech.example', lastSeenAt: null });
    expect(await codeOf(studio.call('addStaff', { token, body }))).toEqual([409, 'CONFLICT']);
    const blank = { ...body, name: '  ' };
    expect(await codeOf(studio.call('addStaff', { token, body: blank }))).toEqual([
      400,
      'VALIDATION',
    ]);
    for (const letters of ['\0', '\ud800']) {
      const refused = await studio.call('addStaff', { token, body: { ...body, name: letters } });
      expect(refused.json()).toMatchObject({ details: [{ path: 'body/name' }] });
    }
    const { id } = added.json().member;
    const audit = await studio.call('listAudit', {
      token,
      path: `/studio/api/audit?subject=${id}`,
    });
    expect(audit.json().items).toMatchObject([
      { action: 'staff.add', staff: { name: 'The admin' } },
    ]);
    for (const query of ['before=99999999999999999999', 'subject=%00', 'before=0']) {
      const path = `/studio/api/audit?${query}`;
      expect(await codeOf(studio.call('listAudit', { token, path }))).toEqual([400, 'VALIDATION']);
    }
    expect(audit.body).not.toContain(added.json().password);
  });

  it('change their own password where they know it', async () => {
    const token = await studio.login('publisher');
    const changePasswordTo = (current: string, next: string) =>
      studio.call('studioPassword', { token, body: { current, next } });
    expect(await codeOf(changePasswordTo('a guess', 'eleven green kettles'))).toEqual([
      403,
      'WRONG_PASSWORD',
    ]);
    expect(await codeOf(changePasswordTo(PASSWORD, 'too short'))).toEqual([400, 'VALIDATION']);
    expect((await changePasswordTo(PASSWORD, PASSWORD)).json()).toEqual({});
  });
});
