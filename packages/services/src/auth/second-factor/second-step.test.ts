import {
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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAppUser, anotherThan, appCode, beginLogin } from '../app-user.fixtures.ts';

let services: TestServices;
/** Without rate limits, so that every concurrent request is checked. */
let unlimited: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  unlimited = await createTestServices({ isLimited: false });
});
beforeEach(() => {
  services.now = services.demoNow;
});
afterAll(() => Promise.all([services.close(), unlimited.close()]));

const verify = (token: string, otp: string, at = services) =>
  at.send(verifySecondFactor, { token, body: { otp } });

describe('a second step by an app', () => {
  it('takes the code once, and the first token is good no more', async () => {
    const { seeker, secret } = await addAppUser(services);
    const first = await beginLogin(services, seeker.email);
    const again = await beginLogin(services, seeker.email);
    const otp = await appCode(secret, services);
    const { token } = await services.call(verifySecondFactor, { token: first, body: { otp } });
    expect((await services.call(validate, { token: token ?? '' })).userId).toBe(seeker.id);
    expect((await services.send(validate, { token: first })).status).toBe(418);
    expect((await services.send(refresh, { token: again })).status).toBe(406);
    expect((await verify(again, otp)).status).toBe(400);
    services.now += 30_000;
    expect((await verify(again, await appCode(secret, services))).status).toBe(200);
  });

  it('takes the code that set it up for no login', async () => {
    const { seeker, secret } = await addAppUser(services);
    services.now -= 30_000;
    const used = await appCode(secret, services);
    expect((await verify(await beginLogin(services, seeker.email), used)).status).toBe(400);
  });

  it('gives one code to one of twenty who race', async () => {
    const { seeker, secret } = await addAppUser(unlimited);
    const logins = await Promise.all(
      Array.from({ length: 20 }, () => beginLogin(unlimited, seeker.email)),
    );
    const otp = await appCode(secret, unlimited);
    const answers = await Promise.all(logins.map((token) => verify(token, otp, unlimited)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
  });

  it('looks at five codes in ten minutes, however many come at once', async () => {
    const { seeker, secret } = await addAppUser(services);
    services.now += 600_000;
    const token = await beginLogin(services, seeker.email);
    const otp = await appCode(secret, services);
    const wrong = anotherThan(otp);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect((await verify(token, otp)).status).toBe(429);
  });

  it('sends no code', async () => {
    const { seeker } = await addAppUser(services);
    const token = await beginLogin(services, seeker.email);
    expect((await services.send(sendSecondFactorCode, { token })).status).toBe(400);
  });
});

describe('a recovery code', () => {
  it('stands in for the code once, also for those who race', async () => {
    const { seeker, recoveryCodes } = await addAppUser(unlimited);
    const [code = '', next = ''] = recoveryCodes;
    const logins = await Promise.all(
      Array.from({ length: 5 }, () => beginLogin(unlimited, seeker.email)),
    );
    const answers = await Promise.all(logins.map((token) => verify(token, code, unlimited)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const token = await beginLogin(unlimited, seeker.email);
    expect((await verify(token, code, unlimited)).status).toBe(400);
    expect((await verify(token, next, unlimited)).status).toBe(200);
  });

  it('of somebody else is refused', async () => {
    const other = await addAppUser(services);
    const { seeker } = await addAppUser(services);
    const token = await beginLogin(services, seeker.email);
    expect((await verify(token, other.recoveryCodes[0] ?? '')).status).toBe(400);
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
    const { sentTo } = await services.call(enableSecondFactor, { token, brand, body });
    expect(sentTo).not.toContain(target);
    await services.call(sendSecondFactorCode, { token, brand });
    const setup = { otp: await read() };
    const done = await services.call(verifySecondFactor, { token, brand, body: setup });
    expect(done.recoveryCodes).toHaveLength(10);

    const signIn = { email: seeker.email, password: TEST_PASSWORD };
    const step = (await services.call(login, { brand, body: signIn })).token ?? '';
    const first = await read();
    await services.call(sendSecondFactorCode, { token: step, brand });
    const second = await read();
    const tried = async (otp: string) =>
      (await services.send(verifySecondFactor, { token: step, brand, body: { otp } })).status;
    if (first !== second) expect(await tried(first)).toBe(400);
    expect(await tried(second)).toBe(200);
    const message = await findMessage(services, 'second-step-code', target);
    expect(message?.channel).toBe(channel);
  });

  it('is not taken by a code for an address that was given up since', async () => {
    const { seeker } = await addSeeker(services, { second_factor: 'email' });
    const token = await beginLogin(services, seeker.email);
    const otp = await readMessage(services, 'second-step-code', seeker.email);
    await services.database
      .updateTable('seekers')
      .set({ email: 'asha.moved@example.com' })
      .where('id', '=', seeker.id)
      .execute();
    expect((await verify(token, otp)).status).toBe(400);
  });
});
