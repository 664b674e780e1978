import {
  deactivate,
  enableSecondFactor,
  verifySecondFactor,
} from '@broadsheet/contract/calls/account';
import { validate } from '@broadsheet/contract/calls/auth';
import { loginWithCode, sendLoginCode } from '@broadsheet/contract/calls/provider-login';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { anotherThan, appCode } from '../app-user.fixtures.ts';
import { sendLoginCodeTask } from './send-login-code.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

let numbers = 0;
const newPhone = () => {
  numbers += 1;
  return `+9198765${String(numbers).padStart(5, '0')}`;
};
let clients = 0;
/** A client of its own, so that tests do not share rate limits. */
const client = () => {
  clients += 1;
  return `198.51.100.${clients}`;
};
const addVerified = async (phone: string, more: object = {}) =>
  addSeeker(services, { phone, phone_verified_at: new Date(services.now), ...more });

/** Runs the queued jobs that send codes, as the background does. */
const runJobs = async () => {
  const { rows } = await sql<{ id: string; payload: unknown }>`
    select id, payload from graphile_worker._private_jobs where payload->>'phone' is not null`.execute(
    services.database,
  );
  const secrets = accountSecretsOf(TEST_SITE_SECRET);
  for (const { payload } of rows)
    await sendLoginCodeTask(payload, {
      database: services.database,
      secrets,
      now: () => services.now,
    });
  await sql`delete from graphile_worker._private_jobs where payload->>'phone' is not null`.execute(
    services.database,
  );
  return rows.length;
};
const request = async (phone: string, address = client()) => {
  const answer = await services.send(sendLoginCode, { body: { phone }, address });
  await runJobs();
  return answer;
};
const codeOf = async (phone: string) => {
  await request(phone);
  return readMessage(services, 'login-code', phone);
};
const enter = (phone: string, otp: string, more: object = {}) =>
  services.send(loginWithCode, { body: { phone, otp }, address: client(), ...more });
const wrong = { status: 400, body: { code: 'CODE_WRONG' } };

describe('a login by SMS', () => {
  it('logs in the account that has verified the number, once, however it is typed', async () => {
    const phone = newPhone();
    const { seeker } = await addVerified(phone);
    const otp = await codeOf(phone);
    const typed = `${phone.slice(3, 8)} ${phone.slice(8)}`;
    const { token = '', secondFactor } = await services.call(loginWithCode, {
      body: { phone: typed, otp },
      address: client(),
    });
    expect(secondFactor).toBeNull();
    expect((await services.call(validate, { token })).userId).toBe(seeker.id);
    expect(await enter(phone, otp)).toMatchObject(wrong);
  });

  it('answers the same for a number that nobody has verified, and sends nothing', async () => {
    const phone = newPhone();
    const unverified = newPhone();
    const unknown = newPhone();
    await addVerified(phone);
    await addSeeker(services, { phone: unverified });
    const answers = [await request(phone), await request(unverified), await request(unknown)];
    expect(answers[0]?.status).toBe(200);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await findMessage(services, 'login-code', unverified)).toBeUndefined();
    expect(await findMessage(services, 'login-code', unknown)).toBeUndefined();
    for (const number of [unverified, unknown])
      expect(await enter(number, '123456')).toMatchObject(wrong);
  });

  it('is of the account that has verified the number last, and of one brand', async () => {
    const phone = newPhone();
    await addVerified(phone, { phone_verified_at: new Date(services.now - 1_000) });
    const { seeker } = await addVerified(phone);
    const otp = await codeOf(phone);
    expect(await enter(phone, otp, { brand: 'management' })).toMatchObject(wrong);
    const { token = '' } = await services.call(loginWithCode, {
      body: { phone, otp },
      address: client(),
    });
    expect((await services.call(validate, { token })).userId).toBe(seeker.id);
  });

  it('needs the second factor of the account', async () => {
    const phone = newPhone();
    const { token } = await addVerified(phone);
    const body = { channel: 'totp', password: TEST_PASSWORD } as const;
    const { secret } = await services.call(enableSecondFactor, { token, body });
    const otp = await appCode(secret ?? '', services);
    await services.call(verifySecondFactor, { token, body: { otp } });
    const begun = await services.call(loginWithCode, {
      body: { phone, otp: await codeOf(phone) },
      address: client(),
    });
    expect(begun.secondFactor).toBe('totp');
    expect((await services.call(validate, { token: begun.token ?? '' })).isLoggedIn).toBe(false);
  });

  it('of a deactivated account sends the code that reactivates it', async () => {
    const phone = newPhone();
    const { seeker, token } = await addVerified(phone);
    await services.call(deactivate, { token, body: { password: TEST_PASSWORD } });
    const refused = await enter(phone, await codeOf(phone));
    expect(refused).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } });
    expect(await findMessage(services, 'reactivate-account', seeker.email)).toBeTruthy();
  });
});

describe('the limits of a login by SMS', () => {
  it('send three codes to a number in a quarter of an hour, whoever asks', async () => {
    const phone = newPhone();
    await addVerified(phone);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await request(phone)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    services.now += 900_000;
    expect((await request(phone)).status).toBe(200);
  });

  it('send ten codes for a client, to whatever numbers', async () => {
    const address = client();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await request(newPhone(), address)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('allow five tries of a code', async () => {
    const phone = newPhone();
    await addVerified(phone);
    const otp = await codeOf(phone);
    for (let count = 0; count < 5; count += 1)
      expect(await enter(phone, anotherThan(otp))).toMatchObject(wrong);
    expect(await enter(phone, otp)).toMatchObject(wrong);
  });

  it('let a code be valid for ten minutes', async () => {
    const phone = newPhone();
    await addVerified(phone);
    const otp = await codeOf(phone);
    services.now += 600_000;
    expect(await enter(phone, otp)).toMatchObject(wrong);
  });
});

it.each(['12345', 'call me', '+0123456789', '98765 4321'])('%s is no number', async (phone) => {
  const refused = await services.send(sendLoginCode, { body: { phone }, address: client() });
  expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'body/phone' }] } });
});
