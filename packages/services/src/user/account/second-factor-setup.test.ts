import {
  disableSecondFactor,
  enableSecondFactor,
  verifySecondFactor,
} from '@broadsheet/contract/calls/account';
import { validate } from '@broadsheet/contract/calls/auth';
import { sendOtp, verifyOtp } from '@broadsheet/contract/calls/otp';
import { addSeeker, findSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAppUser, anotherThan, appCode } from '../../auth/app-user.fixtures.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(() => {
  services.now = services.demoNow;
});
afterAll(() => services.close());

const verify = (token: string, otp: string) =>
  services.send(verifySecondFactor, { token, body: { otp } });
const enable = (token: string, channel: 'totp' | 'email' | 'sms', password = TEST_PASSWORD) =>
  services.send(enableSecondFactor, { token, body: { channel, password } });
const seekerOf = (id: number) => findSeeker(services, id);

describe('setting up a second step', () => {
  it('by an app answers its secret, takes its code, tells ten recovery codes, replaces the token', async () => {
    const { seeker, token } = await addSeeker(services);
    const answer = await services.call(enableSecondFactor, {
      token,
      body: { channel: 'totp', password: TEST_PASSWORD },
    });
    expect(answer.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(answer.uri).toContain(`otpauth://totp/Broadsheet%20Tech:`);
    expect(answer.uri).toContain(answer.secret);
    expect((await seekerOf(seeker.id)).second_factor).toBeNull();
    const otp = await appCode(answer.secret ?? '', services);
    expect((await verify(token, anotherThan(otp))).status).toBe(400);
    const done = await services.call(verifySecondFactor, { token, body: { otp } });
    expect(done.recoveryCodes).toHaveLength(10);
    expect(new Set(done.recoveryCodes).size).toBe(10);
    for (const code of done.recoveryCodes ?? []) expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    expect((await services.send(validate, { token })).status).toBe(418);
    const session = await services.call(validate, { token: done.token ?? '' });
    expect(session.authInfo.twoFactorAuth).toBe(true);
    const mail = await findMessage(services, 'second-step-changed', seeker.email);
    expect(mail?.variables).toMatchObject({ state: 'on' });
  });

  it('keeps neither the secret nor a recovery code as it is', async () => {
    const { seeker, secret, recoveryCodes } = await addAppUser(services);
    const seekerRow = await seekerOf(seeker.id);
    expect(seekerRow.totp_secret?.includes(secret)).toBe(false);
    expect(seekerRow.pending_totp_secret).toBeNull();
    const rows = await services.database
      .selectFrom('recovery_codes')
      .select('hash')
      .where('seeker_id', '=', seeker.id)
      .execute();
    expect(rows).toHaveLength(10);
    for (const { hash } of rows)
      expect(recoveryCodes.some((code) => hash.includes(code))).toBe(false);
  });

  it('asks for the password', async () => {
    const { token } = await addSeeker(services);
    expect(await enable(token, 'totp', 'not the password')).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    });
    expect((await verify(token, '123456')).status).toBe(400);
  });

  it('takes no code of a number that is not the account’s any more', async () => {
    const [before, after] = ['+919876500003', '+919876500004'];
    const phone_verified_at = new Date(services.now);
    const { seeker, token } = await addSeeker(services, { phone: before, phone_verified_at });
    expect((await enable(token, 'sms')).status).toBe(200);
    const otp = await readMessage(services, 'second-step-code', before);
    const password = TEST_PASSWORD;
    await services.call(sendOtp, { token, body: { purpose: 'phone', phone: after, password } });
    const moved = await readMessage(services, 'contact-code', after);
    await services.call(verifyOtp, { token, body: { purpose: 'phone', otp: moved } });
    expect(await verify(token, otp)).toMatchObject({ status: 400, body: { code: 'CODE_WRONG' } });
    expect(await seekerOf(seeker.id)).toMatchObject({ phone: after, second_factor: null });
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
    const { seeker, token } = await addAppUser(services);
    const send = (password: string) =>
      services.send(disableSecondFactor, { token, body: { password } });
    expect((await send('not the password')).status).toBe(403);
    const { status, body } = await send(TEST_PASSWORD);
    expect(status).toBe(200);
    expect((await services.send(validate, { token })).status).toBe(418);
    const { token: fresh } = body as { token: string };
    expect((await services.call(validate, { token: fresh })).authInfo.twoFactorAuth).toBe(false);
    expect(await seekerOf(seeker.id)).toMatchObject({ second_factor: null, totp_secret: null });
    const codes = services.database.selectFrom('recovery_codes').selectAll();
    expect(await codes.where('seeker_id', '=', seeker.id).execute()).toEqual([]);
    const mail = await findMessage(services, 'second-step-changed', seeker.email);
    expect(mail?.variables).toMatchObject({ state: 'off' });
  });
});
