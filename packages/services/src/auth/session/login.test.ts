import {
  activateAccount,
  deactivate,
  enableSecondFactor,
} from '@broadsheet/contract/calls/account';
import { login, logout, validate } from '@broadsheet/contract/calls/auth';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

let clients = 0;
/** Uses a client of its own, so that tests do not share rate limits. */
const tryLogin = (email: string, password = TEST_PASSWORD, more: object = {}) => {
  clients += 1;
  const body = { email, password };
  return services.send(login, { body, address: `198.51.100.${clients}`, ...more });
};
const withoutId = (body: unknown) => ({ ...(body as object), requestId: '' });

describe('a login', () => {
  it('begins a session that says who it is', async () => {
    const { seeker } = await addSeeker(
      services,
      {},
      { experience_status: 'experienced', experience_months: 101, city_id: 6 },
    );
    const { token, secondFactor } = await services.call(login, {
      body: { email: seeker.email.toUpperCase(), password: TEST_PASSWORD },
      address: '198.51.100.250',
    });
    expect(secondFactor).toBeNull();
    expect(await services.call(validate, { token: token ?? '' })).toMatchObject({
      isLoggedIn: true,
      userId: seeker.id,
      obfuscatedUserId: seeker.public_id,
      authInfo: { email: seeker.email, verifiedEmail: true, twoFactorAuth: false },
      reader: { experienceBand: 5, city: 'pune', category: null, ownLists: false },
    });
  });

  it('ends the session before it, and takes any token for that', async () => {
    const { seeker, token } = await addSeeker(services);
    const again = await tryLogin(seeker.email, TEST_PASSWORD, { token });
    expect(again.status).toBe(200);
    expect((await services.send(validate, { token })).status).toBe(418);
    expect((await tryLogin(seeker.email, TEST_PASSWORD, { token })).status).toBe(200);
    expect((await tryLogin(seeker.email, TEST_PASSWORD, { token: 'a.b.c' })).status).toBe(200);
  });

  it('answers the same for a wrong password and an unknown address', async () => {
    const { seeker } = await addSeeker(services);
    const wrong = await tryLogin(seeker.email, 'not the password');
    const unknown = await tryLogin('nobody@example.com', 'not the password');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
    expect(withoutId(unknown.body)).toEqual(withoutId(wrong.body));
  });

  it('keeps the brands apart: one address is an account at each, and tokens are good at one', async () => {
    const { seeker, token } = await addSeeker(services);
    expect((await tryLogin(seeker.email, TEST_PASSWORD, { brand: 'management' })).status).toBe(401);
    const other = await addSeeker(services, { brand: 'management', email: seeker.email });
    expect((await tryLogin(seeker.email, TEST_PASSWORD, { brand: 'management' })).status).toBe(200);
    expect((await services.send(validate, { token, brand: 'management' })).status).toBe(401);
    expect((await services.send(validate, { token: other.token })).status).toBe(401);
  });

  it('of a closed account says so to the right password only, and a code opens it again', async () => {
    const { seeker, token } = await addSeeker(services);
    await services.call(deactivate, { token, body: { password: TEST_PASSWORD, reason: 'a job' } });
    expect((await services.send(validate, { token })).status).toBe(418);
    expect((await tryLogin(seeker.email, 'not the password')).status).toBe(401);
    expect(await findMessage(services, 'reactivate-account', seeker.email)).toBeUndefined();
    expect(await tryLogin(seeker.email)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_INACTIVE' },
    });
    const otp = await readMessage(services, 'reactivate-account', seeker.email);
    const opening = { body: { email: seeker.email, otp } };
    const elsewhere = await services.send(activateAccount, { ...opening, brand: 'management' });
    expect(elsewhere).toMatchObject({ status: 400, body: { code: 'CODE_WRONG' } });
    const { token: fresh } = await services.call(activateAccount, opening);
    expect((await services.call(validate, { token: fresh ?? '' })).userId).toBe(seeker.id);
    expect((await services.send(activateAccount, opening)).status).toBe(400);
  });

  it('with a second factor begins the second step, also after reactivation', async () => {
    const { seeker } = await addSeeker(services, {
      second_factor: 'email',
      status: 'deactivated',
      deactivated_at: new Date(services.now),
    });
    await tryLogin(seeker.email);
    const otp = await readMessage(services, 'reactivate-account', seeker.email);
    const opened = await services.call(activateAccount, { body: { email: seeker.email, otp } });
    expect(opened.secondFactor).toBe('email');
    const token = opened.token ?? '';
    expect(await services.call(validate, { token })).toMatchObject({
      isLoggedIn: false,
      statusType: 'second-step',
      userId: -1,
      authInfo: { name: '', email: '' },
    });
    const body = { channel: 'totp', password: TEST_PASSWORD } as const;
    expect(await services.send(enableSecondFactor, { token, body })).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
    expect((await services.send(logout, { token })).status).toBe(200);
    expect((await services.send(validate, { token })).status).toBe(418);
  });
});

describe('the limits of a login', () => {
  it.each(['known', 'unknown'])('an account is tried ten times: %s', async (kind) => {
    const known = (await addSeeker(services)).seeker.email;
    const email = kind === 'known' ? known : 'nobody.at.all@example.com';
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1)
      statuses.push((await tryLogin(email, 'not the password')).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await tryLogin(email)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });

  it('an account is tried ten times, however its address is typed', async () => {
    const { seeker } = await addSeeker(services, { email: 'mini.mishi@example.com' });
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const typed = [...seeker.email].map((sign, at) => (at === count ? sign.toUpperCase() : sign));
      statuses.push((await tryLogin(typed.join(''), 'not the password')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await tryLogin(seeker.email.toUpperCase())).status).toBe(429);
  });

  it.each([
    ['İ', 'mİni@example.com'],
    ['the Kelvin sign', 'mi\u212ai@example.com'],
    ['a long s', 'mi\u017fhi@example.com'],
    ['full-width letters', 'ｍini@example.com'],
    ['a capital beyond ASCII', 'MINÉ@example.com'],
    ['a character that is not seen', 'mi\u200bni@example.com'],
    ['a trailing dot', 'mini@example.com.'],
    ['a trailing space', 'mini@example.com '],
    ['a no-break space', 'mini\u00a0@example.com'],
  ])('no address is taken with %s', async (_, email) => {
    expect(await tryLogin(email)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('a client tries 25 times, whatever other addresses its headers name', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 26; count += 1) {
      const answer = await services.app.inject({
        method: 'POST',
        url: '/auth/login',
        headers: {
          'x-brand': 'tech',
          'x-client-address': '192.0.2.9',
          'x-forwarded-for': `10.0.0.${count}`,
          'x-real-ip': `10.0.1.${count}`,
          forwarded: `for=10.0.2.${count}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `email=nobody${count}%40example.com&password=x`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 25 }, () => 401), 429]);
  });

  it('hold for a whole network of IPv6, in which a client has any address it likes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 26; count += 1) {
      const body = { email: `six${count}@example.com`, password: 'x' };
      const address = `2001:db8:0:1::${count.toString(16)}`;
      statuses.push((await services.send(login, { body, address })).status);
    }
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    const body = { email: 'six@example.com', password: 'x' };
    const other = await services.send(login, { body, address: '2001:db8:0:2::1' });
    expect(other.status).toBe(401);
  });

  it('are over when their window is', async () => {
    const { seeker } = await addSeeker(services);
    for (let count = 0; count < 11; count += 1) await tryLogin(seeker.email, 'not the password');
    expect((await tryLogin(seeker.email)).status).toBe(429);
    services.now += 300_000;
    expect((await tryLogin(seeker.email)).status).toBe(200);
  });
});
