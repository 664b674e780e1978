import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './sessions.ts';
import { CLIENT, NOW, openStaffSite, PASSWORD, type StaffSite } from './staff-site.fixture.ts';

let opened: TestDatabase;
let site: StaffSite;
beforeAll(async () => {
  opened = await createEmptyDatabase();
  site = await openStaffSite(opened.url);
});
beforeEach(async () => {
  await site.reset();
});
afterAll(async () => {
  await site.close();
  await opened.close();
});

const WRONG = { password: 'not the password' };
/** The codes of refused concurrent attempts, with their counts. */
const countCodes = async (tries: readonly Promise<unknown>[]) => {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(tries)) {
    const code = result.status === 'fulfilled' ? 'none' : result.reason.code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

describe('a login', () => {
  it('begins a session that says who it is, whatever the letters of the address', async () => {
    const { token, staff } = await site.login('editor', { email: 'Editor@TECH.example' });
    expect(staff).toMatchObject({ name: 'The editor', email: 'editor@tech.example' });
    expect(await site.staff.resolve(token)).toEqual({ ...staff, role: 'editor' });
  });

  it('is refused in the same words for a wrong password, an unknown address and a disabled member', async () => {
    const { staff: admin } = await site.login('admin');
    const { staff: editor } = await site.login('editor');
    await site.staff.change(admin, editor.id, { disabled: true });
    const refused = [
      site.login('viewer', WRONG),
      site.login('viewer', { email: 'nobody@tech.example' }),
      site.login('editor'),
    ];
    expect(await countCodes(refused)).toEqual({ WRONG_CREDENTIALS: 3 });
  });

  it('keeps tokens, passwords and addresses of nobody out of the database', async () => {
    const { token } = await site.login('admin');
    await countCodes([site.login('viewer', { email: 'nobody@tech.example' })]);
    const tables = await site.runSql(sql<{ text: string }>`
      select concat(
        (select json_agg(m) from staff.members m), (select json_agg(s) from staff.sessions s),
        (select json_agg(f) from staff.failed_logins f), (select json_agg(a) from staff.audit a)
      ) as text`);
    const [{ text } = { text: '' }] = tables;
    expect(text).toContain('$argon2id$');
    const raw = Buffer.from(token, 'base64url').toString('hex');
    for (const secret of [token, raw, PASSWORD, 'nobody@tech.example', CLIENT])
      expect(text).not.toContain(secret);
  });
});

describe('failed logins', () => {
  it('of one address are ten an hour, though fifty are tried at once on two replicas', async () => {
    const other = site.open();
    const email = site.emailOf('viewer');
    const tries = Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? site.staff : other).login({
        email,
        ...WRONG,
        clientAddress: `198.51.100.${index}`,
      }),
    );
    expect(await countCodes(tries)).toEqual({ WRONG_CREDENTIALS: 10, RATE_LIMITED: 40 });
    await expect(site.login('viewer')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    site.clock.now += 3_600_000;
    await expect(site.login('viewer')).resolves.toMatchObject({ staff: { email } });
  });

  it('of one network are thirty an hour, whoever they are for', async () => {
    const tries = Array.from({ length: 31 }, (_, index) =>
      site.login('viewer', {
        email: `nobody-${index}@tech.example`,
        clientAddress: `2001:db8:1:2::${index + 1}`,
      }),
    );
    expect(await countCodes(tries)).toEqual({ WRONG_CREDENTIALS: 30, RATE_LIMITED: 1 });
    await expect(site.login('admin', { clientAddress: '2001:db8:1:2::ff' })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await expect(site.login('admin', { clientAddress: '2001:db8:1:3::1' })).resolves.toBeTruthy();
  });

  it('do not count those that came right', async () => {
    for (let round = 0; round < 11; round += 1) await site.login('viewer');
    expect(await site.runSql(sql`select id from staff.failed_logins`)).toEqual([]);
  });
});

describe('a session', () => {
  it('is nobody for a token that was made up', async () => {
    const { token } = await site.login('admin');
    for (const forged of ['', 'x', `${token}A`, token.slice(1), token.toLowerCase()])
      expect(await site.staff.resolve(forged)).toBeNull();
  });

  it('ends two hours after its last use', async () => {
    const { token } = await site.login('viewer');
    site.clock.now += SESSION_IDLE_MS - 1;
    expect(await site.staff.resolve(token)).not.toBeNull();
    site.clock.now += SESSION_IDLE_MS - 1;
    expect(await site.staff.resolve(token)).not.toBeNull();
    site.clock.now += SESSION_IDLE_MS;
    expect(await site.staff.resolve(token)).toBeNull();
  });

  it('ends twelve hours after the login, however much it is used', async () => {
    const { token } = await site.login('viewer');
    for (let at = NOW; at < NOW + SESSION_LIFE_MS; at += SESSION_IDLE_MS / 2) {
      site.clock.now = at;
      expect(await site.staff.resolve(token)).not.toBeNull();
    }
    site.clock.now = NOW + SESSION_LIFE_MS - 1;
    expect(await site.staff.resolve(token)).not.toBeNull();
    site.clock.now += 1;
    expect(await site.staff.resolve(token)).toBeNull();
  });

  it('ends with a logout, on every replica, and no other with it', async () => {
    const { token } = await site.login('viewer');
    const { token: second } = await site.login('viewer');
    const other = site.open();
    expect(await other.resolve(token)).not.toBeNull();
    await site.staff.logout(token);
    expect(await other.resolve(token)).toBeNull();
    expect(await other.resolve(second)).not.toBeNull();
  });

  it('is nobody’s whose member is disabled, by whatever way', async () => {
    const { token, staff } = await site.login('viewer');
    await site.runSql(sql`update staff.members set disabled_at = now() where id = ${staff.id}`);
    expect(await site.staff.resolve(token)).toBeNull();
  });

  it('that has ended is swept away by a later login', async () => {
    await site.login('viewer');
    site.clock.now += SESSION_IDLE_MS;
    await site.login('viewer');
    expect(await site.runSql(sql`select token_digest from staff.sessions`)).toHaveLength(1);
  });
});

describe('a new password', () => {
  const changed = async (current: string) => {
    const { token, staff } = await site.login('editor');
    const change = { staff, token, current, next: 'eleven green kettles', clientAddress: CLIENT };
    return { token, changing: site.staff.changePassword(change) };
  };

  it('ends all other sessions, and is the only one that counts', async () => {
    const { token: other } = await site.login('editor');
    const { token, changing } = await changed(PASSWORD);
    await changing;
    expect(await site.staff.resolve(other)).toBeNull();
    expect(await site.staff.resolve(token)).not.toBeNull();
    await expect(site.login('editor')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await site.login('editor', { password: 'eleven green kettles' });
  });

  it('asks for the current one, as often as a login may fail', async () => {
    for (let round = 0; round < 10; round += 1)
      await expect((await changed('a guess')).changing).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
      });
    await expect(changed(PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    site.clock.now += 3_600_000;
    await site.login('editor');
  });

  it('leaves no session to a login with the old one that was under way', async () => {
    const { changing } = await changed(PASSWORD);
    const logins = Array.from({ length: 5 }, () => site.login('editor'));
    await changing;
    const begun = await Promise.allSettled(logins);
    const tokens = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value.token] : []));
    for (const token of tokens) expect(await site.staff.resolve(token)).toBeNull();
  });
});
