import {
  disableSecondFactor,
  enableSecondFactor,
  sendSecondFactorCode,
  verifySecondFactor,
} from '@broadsheet/contract/calls/account';
import { login, refresh, validate } from '@broadsheet/contract/calls/auth';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let services: TestServices;
/** Without limits, so that all who race are looked at. */
let unlimited: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  unlimited = await createTestServices({ isLimited: false });
});
beforeEach(() => {
  services.now = services.demoNow;
});
afterAll(() => Promise.all([services.close(), unlimited.close()]));

const appCode = (secret: string, { now }: TestServices) =>
  generate({ secret, epoch: Math.floor(now / 1000) });
const anotherThan = (otp: string): string => (otp === '000000' ? '000001' : '000000');
const verify = (token: string, otp: string, at = services) =>
  at.send(verifySecondFactor, { token, body: { otp } });
const enable = (token: string, channel: 'totp' | 'email' | 'sms', password = TEST_PASSWORD) =>
  services.send(enableSecondFactor, { token, body: { channel, password } });
const seekerOf = (id: number, { database } = services) =>
  database.selectFrom('seekers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Somebody who has set up an app, half a minute ago. */
const addAppUser = async (at = services) => {
  const { seeker, token } = await addSeeker(at);
  const body = { channel: 'totp', password: TEST_PASSWORD } as const;
  const { secret } = await at.ask(enableSecondFactor, { token, body });
  const otp = await appCode(secret ?? '', at);
  const done = await at.ask(verifySecondFactor, { token, body: { otp } });
  at.now += 30_000;
  return { seeker, secret: secret ?? '', before: token, ...done, token: done.token ?? '' };
};
const beginLogin = async (email: string, at = services): Promise<string> => {
  const { token } = await at.ask(login, { body: { email, password: TEST_PASSWORD } });
  return token ?? '';
};

describe('setting up an app', () => {
  it('answers its secret, takes its code, tells ten recovery codes, replaces the token', async () => {
    const { seeker, token } = await addSeeker(services);
    const answer = await services.ask(enableSecondFactor, {
      token,
      body: { channel: 'totp', password: TEST_PASSWORD },
    });
    expect(answer.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(answer.uri).toContain(`otpauth://totp/Broadsheet%20Tech:`);
    expect(answer.uri).toContain(answer.secret);
    expect((await seekerOf(seeker.id)).second_factor).toBeNull();
    const otp = await appCode(answer.secret ?? '', services);
    expect((await verify(token, anotherThan(otp))).status).toBe(400);
    const done = await services.ask(verifySecondFactor, { token, body: { otp } });
    expect(done.recoveryCodes).toHaveLength(10);
    expect(new Set(done.recoveryCodes).size).toBe(10);
    for (const code of done.recoveryCodes ?? []) expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    expect((await services.send(validate, { token })).status).toBe(418);
    const session = await services.ask(validate, { token: done.token ?? '' });
    expect(session.authInfo.twoFactorAuth).toBe(true);
    const mail = await findMessage(services, 'second-step-changed', seeker.email);
    expect(mail?.variables).toMatchObject({ state: 'on' });
  });

  it('keeps neither the secret nor a recovery code as it is', async () => {
    const { seeker, secret, recoveryCodes } = await addAppUser();
    const kept = await seekerOf(seeker.id);
    expect(kept.totp_secret?.includes(secret)).toBe(false);
    expect(kept.pending_totp_secret).toBeNull();
    const rows = await services.database
      .selectFrom('recovery_codes')
      .select('hash')
      .where('seeker_id', '=', seeker.id)
      .execute();
    expect(rows).toHaveLength(10);
    for (const { hash } of rows)
      expect(recoveryCodes?.some((code) => hash.includes(code))).toBe(false);
  });

  it('asks for the password', async () => {
    const { token } = await addSeeker(services);
    expect(await enable(token, 'totp', 'not the password')).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    });
    expect((await verify(token, '123456')).status).toBe(400);
  });
});

describe('a second step by an app', () => {
  it('takes the code once, and the first token is good no more', async () => {
    const { seeker, secret } = await addAppUser();
    const first = await beginLogin(seeker.email);
    const again = await beginLogin(seeker.email);
    const otp = await appCode(secret, services);
    const { token } = await services.ask(verifySecondFactor, { token: first, body: { otp } });
    expect((await services.ask(validate, { token: token ?? '' })).userId).toBe(seeker.id);
    expect((await services.send(validate, { token: first })).status).toBe(418);
    expect((await services.send(refresh, { token: again })).status).toBe(406);
    expect((await verify(again, otp)).status).toBe(400);
    services.now += 30_000;
    expect((await verify(again, await appCode(secret, services))).status).toBe(200);
  });

  it('takes the code that set it up for no login', async () => {
    const { seeker, secret } = await addAppUser();
    services.now -= 30_000;
    const used = await appCode(secret, services);
    expect((await verify(await beginLogin(seeker.email), used)).status).toBe(400);
  });

  it('gives one code to one of twenty who race', async () => {
    const { seeker, secret } = await addAppUser(unlimited);
    const logins = await Promise.all(
      Array.from({ length: 20 }, () => beginLogin(seeker.email, unlimited)),
    );
    const otp = await appCode(secret, unlimited);
    const answers = await Promise.all(logins.map((token) => verify(token, otp, unlimited)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
  });

  it('looks at five codes in ten minutes, however many come at once', async () => {
    const { seeker, secret } = await addAppUser();
    services.now += 600_000;
    const token = await beginLogin(seeker.email);
    const otp = await appCode(secret, services);
    const wrong = anotherThan(otp);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect((await verify(token, otp)).status).toBe(429);
  });

  it('sends no code', async () => {
    const { seeker } = await addAppUser();
    const token = await beginLogin(seeker.email);
    expect((await services.send(sendSecondFactorCode, { token })).status).toBe(400);
  });
});

describe('a recovery code', () => {
  it('stands in for the code once, also for those who race', async () => {
    const { seeker, recoveryCodes } = await addAppUser(unlimited);
    const [code = '', next = ''] = recoveryCodes ?? [];
    const logins = await Promise.all(
      Array.from({ length: 5 }, () => beginLogin(seeker.email, unlimited)),
    );
    const answers = await Promise.all(logins.map((token) => verify(token, code, unlimited)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const token = await beginLogin(seeker.email, unlimited);
    expect((await verify(token, code, unlimited)).status).toBe(400);
    expect((await verify(token, next, unlimited)).status).toBe(200);
  });

  it('of somebody else is refused', async () => {
    const other = await addAppUser();
    const { seeker } = await addAppUser();
    const token = await beginLogin(seeker.email);
    expect((await verify(token, other.recoveryCodes?.[0] ?? '')).status).toBe(400);
  });
});

describe('a second step by a code that is sent', () => {
  it.each([
    ['email', 'asha.step@example.com'],
    ['sms', '+919876500001'],
  ] as const)('by %s goes there at each login, and again when asked', async (channel, target) => {
    const { seeker, token } = await addSeeker(services, {
      email: 'asha.step@example.com',
      brand: channel === 'sms' ? 'management' : 'tech',
      phone: '+919876500001',
      phone_verified_at: new Date(services.now),
    });
    const { brand } = seeker;
    const read = () => readMessage(services, 'second-step-code', target);
    const body = { channel, password: TEST_PASSWORD };
    const { sentTo } = await services.ask(enableSecondFactor, { token, brand, body });
    expect(sentTo).not.toContain(target);
    await services.ask(sendSecondFactorCode, { token, brand });
    const setup = { otp: await read() };
    const done = await services.ask(verifySecondFactor, { token, brand, body: setup });
    expect(done.recoveryCodes).toHaveLength(10);

    const signIn = { email: seeker.email, password: TEST_PASSWORD };
    const step = (await services.ask(login, { brand, body: signIn })).token ?? '';
    const first = await read();
    await services.ask(sendSecondFactorCode, { token: step, brand });
    const second = await read();
    const tried = async (otp: string) =>
      (await services.send(verifySecondFactor, { token: step, brand, body: { otp } })).status;
    if (first !== second) expect(await tried(first)).toBe(400);
    expect(await tried(second)).toBe(200);
    const message = await findMessage(services, 'second-step-code', target);
    expect(message?.channel).toBe(channel);
  });

  it('by SMS needs a verified number', async () => {
    const { token } = await addSeeker(services, { phone: '+919876500002' });
    expect(await enable(token, 'sms')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body/channel' }] },
    });
  });
});

describe('turning the second factor off', () => {
  it('asks for the password, replaces the token and removes all of it', async () => {
    const { seeker, token } = await addAppUser();
    const send = (password: string) =>
      services.send(disableSecondFactor, { token, body: { password } });
    expect((await send('not the password')).status).toBe(403);
    const { status, body } = await send(TEST_PASSWORD);
    expect(status).toBe(200);
    expect((await services.send(validate, { token })).status).toBe(418);
    const { token: fresh } = body as { token: string };
    expect((await services.ask(validate, { token: fresh })).authInfo.twoFactorAuth).toBe(false);
    expect(await seekerOf(seeker.id)).toMatchObject({ second_factor: null, totp_secret: null });
    const codes = services.database.selectFrom('recovery_codes').selectAll();
    expect(await codes.where('seeker_id', '=', seeker.id).execute()).toEqual([]);
    const mail = await findMessage(services, 'second-step-changed', seeker.email);
    expect(mail?.variables).toMatchObject({ state: 'off' });
  });
});
