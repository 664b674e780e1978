import { verifyContact } from '@broadsheet/contract/calls/account';
import { refresh } from '@broadsheet/contract/calls/auth';
import { sendOtp, verifyOtp } from '@broadsheet/contract/calls/otp';
import { decryptStoredToken } from '@broadsheet/session-token/stored-token';
import { tokenKeysOf } from '@broadsheet/session-token/token-keys';
import { addSeeker, findSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Purpose = 'email' | 'phone' | 'stored-token';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(() => {
  services.now = services.demoNow;
});
afterAll(() => services.close());

const codeFor = async (token: string, email: string, purpose: Purpose = 'email') => {
  await services.call(sendOtp, { token, body: { purpose } });
  return readMessage(services, 'contact-code', email);
};
const verify = (token: string, otp: string, purpose: Purpose = 'email') =>
  services.send(verifyOtp, { token, body: { purpose, otp } });
const anotherThan = (otp: string): string => (otp === '000000' ? '000001' : '000000');
const seekerOf = (id: number) => findSeeker(services, id);

describe('a code', () => {
  it('verifies the address, by either call, and says where it went without telling it', async () => {
    for (const call of ['otp', 'user'] as const) {
      const { seeker, token } = await addSeeker(services, { email_verified_at: null });
      const { sentTo } = await services.call(sendOtp, { token, body: { purpose: 'email' } });
      expect(sentTo).toBe('a•••@example.com');
      const otp = await readMessage(services, 'contact-code', seeker.email);
      const answer =
        call === 'otp'
          ? await verify(token, otp)
          : await services.send(verifyContact, {
              token,
              params: { type: 'email' },
              body: { otp },
            });
      expect(answer.status).toBe(200);
      expect((await seekerOf(seeker.id)).email_verified_at).not.toBeNull();
      expect((await verify(token, otp)).status).toBe(400);
    }
  });

  it('is tried five times, however many come at once: a right sixth is refused', async () => {
    const { seeker, token } = await addSeeker(services);
    const otp = await codeFor(token, seeker.email);
    const wrong = anotherThan(otp);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, wrong)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const { tries } = await services.database
      .selectFrom('codes')
      .select('tries')
      .where('subject', '=', `seeker:${seeker.id}`)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    expect(await verify(token, otp)).toMatchObject({ status: 400, body: { code: 'CODE_WRONG' } });
  });

  it('is taken once by those who race', async () => {
    const { seeker, token } = await addSeeker(services);
    const otp = await codeFor(token, seeker.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token, otp)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is the newest one', async () => {
    const { seeker, token } = await addSeeker(services);
    const first = await codeFor(token, seeker.email);
    const second = await codeFor(token, seeker.email);
    if (first !== second) expect((await verify(token, first)).status).toBe(400);
    expect((await verify(token, second)).status).toBe(200);
  });

  it.each([
    [599_999, 200],
    [600_000, 400],
  ])('is good for ten minutes: after %i ms it is answered with %i', async (age, status) => {
    const { seeker, token } = await addSeeker(services);
    const otp = await codeFor(token, seeker.email);
    services.now += age;
    const { token: fresh } = await services.call(refresh, { token });
    expect((await verify(fresh ?? '', otp)).status).toBe(status);
  });

  it('is bound to its seeker and to what it is for', async () => {
    const { seeker, token } = await addSeeker(services, { phone: '+919876543210' });
    const other = await addSeeker(services);
    const otp = await codeFor(token, seeker.email);
    const its = await codeFor(other.token, other.seeker.email);
    expect((await verify(other.token, its === otp ? '' : otp)).status).toBe(400);
    expect((await verify(token, otp, 'phone')).status).toBe(400);
    expect((await verify(token, otp, 'stored-token')).status).toBe(400);
    expect((await verify(token, otp)).status).toBe(200);
  });

  it('is not good for an address that has changed since', async () => {
    const { seeker, token } = await addSeeker(services, { email_verified_at: null });
    const otp = await codeFor(token, seeker.email);
    await services.database
      .updateTable('seekers')
      .set({ email: 'asha.elsewhere@example.com' })
      .where('id', '=', seeker.id)
      .execute();
    expect((await verify(token, otp)).status).toBe(400);
    expect((await seekerOf(seeker.id)).email_verified_at).toBeNull();
  });

  it('is sent five times an account, and then again after ten minutes', async () => {
    const { seeker, token } = await addSeeker(services);
    for (let count = 0; count < 5; count += 1) await codeFor(token, seeker.email);
    const again = (bearer: string) =>
      services.send(sendOtp, { token: bearer, body: { purpose: 'stored-token' } });
    expect(await again(token)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    services.now += 600_000;
    const { token: fresh } = await services.call(refresh, { token });
    expect((await again(fresh ?? '')).status).toBe(200);
  });
});

describe('a number', () => {
  const phone = '+919812345678';
  const send = (token: string, more: object = {}) =>
    services.send(sendOtp, { token, body: { purpose: 'phone', ...more } });

  it('of the account is verified without a password', async () => {
    const { seeker, token } = await addSeeker(services, { phone: '+919876543211' });
    expect(await send(token)).toMatchObject({ status: 200, body: { sentTo: '•••11' } });
    const message = await findMessage(services, 'contact-code', '+919876543211');
    expect(message?.channel).toBe('sms');
    const otp = message?.variables.code ?? '';
    const answer = await services.send(verifyContact, {
      token,
      params: { type: 'phone' },
      body: { otp },
    });
    expect(answer.status).toBe(200);
    expect((await seekerOf(seeker.id)).phone_verified_at).not.toBeNull();
  });

  it('that is another takes the password, and becomes the account’s with its code', async () => {
    const { seeker, token } = await addSeeker(services, { phone: '+919876543212' });
    for (const password of [undefined, 'not the password'])
      expect(await send(token, { phone, ...(password ? { password } : {}) })).toMatchObject({
        status: 403,
        body: { code: 'WRONG_PASSWORD' },
      });
    expect((await send(token, { phone, password: TEST_PASSWORD })).status).toBe(200);
    expect((await seekerOf(seeker.id)).phone).toBe('+919876543212');
    const otp = await readMessage(services, 'contact-code', phone);
    expect((await verify(token, otp, 'phone')).status).toBe(200);
    const verified = await seekerOf(seeker.id);
    expect(verified).toMatchObject({ phone, phone_verified_at: new Date(services.now) });
  });

  it('that the account lacks has to be said', async () => {
    const { token } = await addSeeker(services);
    expect(await send(token)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body/phone' }] },
    });
  });
});

describe('the cookie of a verified code', () => {
  it('holds the session’s token, unreadable, for as long as the session lasts', async () => {
    const { seeker, token } = await addSeeker(services);
    const otp = await codeFor(token, seeker.email, 'stored-token');
    const { cookie } = await services.call(verifyOtp, {
      token,
      body: { purpose: 'stored-token', otp },
    });
    const keys = tokenKeysOf(TEST_SITE_SECRET);
    const twoDays = services.now + 172_800_000;
    expect(cookie).not.toContain(token);
    expect(await decryptStoredToken(cookie, keys, twoDays - 2000)).toBe(token);
    expect(await decryptStoredToken(cookie, keys, twoDays)).toBeNull();
  });
});
