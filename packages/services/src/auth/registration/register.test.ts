import { activateAccount, exists } from '@broadsheet/contract/calls/account';
import { login, register, validate } from '@broadsheet/contract/calls/auth';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let services: TestServices;
let client = 0;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(() => {
  services.now = services.demoNow;
  client += 1;
});
afterAll(() => services.close());

/** Beyond the windows that other tests have counted in. */
const ANOTHER_WINDOW_MS = 3_600_000;
const form = { name: ' Meera Iyer ', password: 'nine tall elephants' };
/** Uses a client of its own, so that tests do not share rate limits. */
const tryRegister = (email: string, more: object = {}) =>
  services.send(register, {
    body: { ...form, email, ...more },
    address: `198.51.100.${client}`,
  });
const registered = async (email: string, more: object = {}) => {
  const { status, body } = await tryRegister(email, more);
  expect(status).toBe(200);
  const { seekerId } = body as { seekerId: string };
  return { email, seekerId, otp: await readMessage(services, 'confirm-registration', email) };
};
const accountOf = (email: string) =>
  services.database.selectFrom('seekers').selectAll().where('email', '=', email).executeTakeFirst();

describe('a registration', () => {
  it('becomes an account, signed in, by the code of its mail', async () => {
    const body = await registered('meera@example.com', {
      promotions: 1,
      phone: '+919876543210',
    });
    expect(await accountOf(body.email)).toBeUndefined();
    const { token, secondFactor } = await services.call(activateAccount, { body });
    expect(secondFactor).toBeNull();
    expect(await services.call(validate, { token: token ?? '' })).toMatchObject({
      isPro: false,
      authInfo: { name: 'Meera Iyer', verifiedEmail: true, verifiedNumber: false },
    });
    expect(await accountOf(body.email)).toMatchObject({
      settings: { promotions: 1 },
      phone: '+919876543210',
    });
    expect(await readMessage(services, 'welcome', body.email, 'name')).toBe('Meera Iyer');
    const signIn = { body: { email: body.email, password: form.password } };
    expect((await services.send(login, signIn)).status).toBe(200);
    expect((await services.send(activateAccount, { body })).status).toBe(400);
    expect(await findMessage(services, 'welcome', body.email)).toBeDefined();
  });

  it('keeps of the settings what differs from the defaults only', async () => {
    const body = await registered('defaults@example.com', { promotions: 0 });
    await services.call(activateAccount, { body });
    expect((await accountOf(body.email))?.settings).toEqual({});
  });

  it('of a known address changes nothing, says the same, and tells the holder', async () => {
    const { seeker } = await addSeeker(services);
    const known = await tryRegister(seeker.email.toUpperCase());
    const unknown = await tryRegister('new.one@example.com');
    const same = { seekerId: '' };
    expect(known.status).toBe(unknown.status);
    expect({ ...(known.body as object), ...same }).toEqual({
      ...(unknown.body as object),
      ...same,
    });
    expect(await accountOf(seeker.email)).toEqual(seeker);
    expect(await findMessage(services, 'already-registered', seeker.email)).toBeDefined();
    const typed = seeker.email.toUpperCase();
    expect(await findMessage(services, 'confirm-registration', typed)).toBeUndefined();
  });

  it('opens nothing when the address has got an account meanwhile', async () => {
    const body = await registered('twice@example.com');
    await addSeeker(services, { email: body.email });
    const before = await accountOf(body.email);
    expect(await services.send(activateAccount, { body })).toMatchObject({
      status: 400,
      body: { code: 'CODE_WRONG' },
    });
    expect(await accountOf(body.email)).toEqual(before);
  });

  it('is opened by its own code, address and brand only', async () => {
    const first = await registered('own@example.com');
    const second = await registered('own@example.com');
    const other = await registered('other@example.com');
    for (const body of [
      { ...second, otp: first.otp === second.otp ? '' : first.otp },
      { ...second, otp: other.otp === second.otp ? '' : other.otp },
      { ...second, seekerId: 'nobody' },
      { ...second, seekerId: '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11' },
      { email: second.email, otp: second.otp },
    ])
      expect((await services.send(activateAccount, { body })).status).toBe(400);
    const elsewhere = { body: second, brand: 'management' } as const;
    expect((await services.send(activateAccount, elsewhere)).status).toBe(400);
    expect((await services.send(activateAccount, { body: first })).status).toBe(200);
    expect(await accountOf('other@example.com')).toBeUndefined();
  });

  it('is opened at the address that it was made for only', async () => {
    const body = { ...(await registered('mine@example.com')), email: 'not.mine@example.com' };
    expect((await services.send(activateAccount, { body })).status).toBe(400);
    expect(await accountOf('mine@example.com')).toBeUndefined();
  });

  it('takes five codes, however many come at once', async () => {
    const body = await registered('tries@example.com');
    const wrong = body.otp === '000000' ? '000001' : '000000';
    const tries = Array.from({ length: 50 }, () =>
      services.send(activateAccount, { body: { ...body, otp: wrong } }),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const { tries: counted } = await services.database
      .selectFrom('codes')
      .select('tries')
      .where('subject', '=', `registration:${body.seekerId}`)
      .executeTakeFirstOrThrow();
    expect(counted).toBe(5);
    expect((await services.send(activateAccount, { body })).status).toBe(400);
  });

  it('is over after ten minutes', async () => {
    const body = await registered('late@example.com');
    services.now += 600_000;
    expect((await services.send(activateAccount, { body })).status).toBe(400);
    expect(await accountOf(body.email)).toBeUndefined();
  });

  it('refuses passwords that are tried first', async () => {
    expect(await tryRegister('weak@example.com', { password: 'Football' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body/password' }] },
    });
  });

  it.each(['known', 'unknown'])('is counted five times for an address: %s', async (kind) => {
    const known = (await addSeeker(services)).seeker.email;
    const email = kind === 'known' ? known : 'often@example.com';
    for (let count = 0; count < 5; count += 1) expect((await tryRegister(email)).status).toBe(200);
    expect((await tryRegister(email)).status).toBe(429);
  });

  it('is counted 25 times for a client', async () => {
    const weak = { password: 'football' };
    for (let count = 0; count < 25; count += 1)
      expect((await tryRegister(`one.of.${count}@example.com`, weak)).status).toBe(400);
    expect((await tryRegister('one.more@example.com', weak)).status).toBe(429);
  });
});

describe('whether an address is known', () => {
  it('is told to registration, at its brand, ten times', async () => {
    const { seeker } = await addSeeker(services);
    const registerAs = (email: string, brand: 'tech' | 'management' = 'tech') =>
      services.send(exists, { query: { email }, brand, address: '198.51.100.200' });
    expect((await registerAs(seeker.email.toUpperCase())).body).toEqual({ exists: true });
    expect((await registerAs(seeker.email, 'management')).body).toEqual({ exists: false });
    for (let count = 0; count < 9; count += 1)
      expect((await registerAs('nobody@example.com')).body).toEqual({ exists: false });
    expect((await registerAs(seeker.email)).status).toBe(429);
  });

  it('is told to a hundred clients sixty times together, and they can register all the same', async () => {
    services.now += ANOTHER_WINDOW_MS;
    const statuses: number[] = [];
    for (let other = 0; other < 100; other += 1) {
      const request = {
        query: { email: `person.${other}@example.com` },
        address: `203.0.${other}.1`,
      };
      statuses.push((await services.send(exists, request)).status);
    }
    expect(statuses.indexOf(429)).toBe(60);
    expect(statuses.slice(60).every((status) => status === 429)).toBe(true);
    const body = { ...form, email: 'person.99@example.com' };
    expect((await services.send(register, { body, address: '203.0.99.1' })).status).toBe(200);
  });
});
