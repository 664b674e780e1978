import {
  cancelEmailChange,
  changeEmail,
  emailSettings,
  resendEmailChange,
  resendEmailVerification,
  updateEmail,
  verifyEmail,
} from '@broadsheet/contract/calls/account';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const LINK_SPENT = { status: 400, body: { code: 'LINK_SPENT' } };

let services: TestServices;
let count = 0;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(() => {
  services.now = services.demoNow;
});
afterAll(() => services.close());

const newAddress = (): string => {
  count += 1;
  return `New.${count}@Example.org`;
};
const change = (token: string, email: string, password = TEST_PASSWORD) =>
  services.send(changeEmail, { token, body: { email, password } });
const linkTo = (email: string) => readMessage(services, 'email-change', email, 'token');
const follow = (token: string, brand: 'tech' | 'management' = 'tech') =>
  services.send(verifyEmail, { body: { token }, brand });
const stateOf = (token: string) => services.call(emailSettings, { token });

describe('a change of the address', () => {
  it('waits for the link that goes to the new one, and tells the present one', async () => {
    const { token, seeker } = await addSeeker(services);
    const email = newAddress();
    expect(await change(token, email)).toMatchObject({ status: 200 });
    expect(await stateOf(token)).toEqual({
      email: seeker.email,
      verifiedEmail: true,
      phone: null,
      verifiedNumber: false,
      change: { email, requestedOn: new Date(services.now).toISOString() },
    });
    expect(await readMessage(services, 'email-change-notice', seeker.email, 'email')).toBe(email);
    expect(await follow(await linkTo(email))).toMatchObject({ status: 200 });
    expect(await stateOf(token)).toMatchObject({ email, verifiedEmail: true, change: null });
  });

  it('answers how things stand where that is asked for', async () => {
    const { token } = await addSeeker(services);
    const email = newAddress();
    const body = { email, password: TEST_PASSWORD };
    const state = await services.call(updateEmail, { token, body });
    expect(state).toEqual(await stateOf(token));
    expect(state.change?.email).toBe(email);
  });

  it('takes the password, and an address that is another', async () => {
    const { token, seeker } = await addSeeker(services);
    expect(await change(token, newAddress(), 'not the password')).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD', name: 'wrong_password' },
    });
    expect(await change(token, seeker.email)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body/email' }] },
    });
    expect((await stateOf(token)).change).toBeNull();
  });

  it('says the same of an address that has an account, and writes to its holder instead', async () => {
    const holder = await addSeeker(services, { email: newAddress() });
    const { token } = await addSeeker(services);
    const free = await change(token, newAddress());
    const taken = holder.seeker.email.toUpperCase();
    expect(await change(token, taken)).toEqual(free);
    expect((await stateOf(token)).change?.email).toBe(taken);
    expect(await findMessage(services, 'email-change', taken)).toBeUndefined();
    expect(await findMessage(services, 'address-taken', holder.seeker.email)).toBeDefined();
    expect(await services.send(resendEmailChange, { token })).toEqual(free);
    expect(await findMessage(services, 'email-change', taken)).toBeUndefined();
  });

  it('takes an address that has an account at the other brand', async () => {
    const email = newAddress();
    await addSeeker(services, { email, brand: 'management' });
    const { token } = await addSeeker(services);
    await change(token, email);
    expect(await follow(await linkTo(email), 'management')).toMatchObject(LINK_SPENT);
    await services.call(resendEmailChange, { token });
    expect(await follow(await linkTo(email))).toMatchObject({ status: 200 });
  });

  it('fails when the address has become another account’s meanwhile, in whatever case', async () => {
    const { token, seeker } = await addSeeker(services);
    const email = newAddress();
    await change(token, email);
    await addSeeker(services, { email: email.toLowerCase() });
    expect(await follow(await linkTo(email))).toMatchObject(LINK_SPENT);
    expect((await stateOf(token)).email).toBe(seeker.email);
  });

  it('is good once, for the newest link only, and for a day', async () => {
    const { token } = await addSeeker(services);
    const email = newAddress();
    await change(token, email);
    const first = await linkTo(email);
    await services.call(resendEmailChange, { token });
    const second = await linkTo(email);
    expect(await follow(first)).toMatchObject(LINK_SPENT);
    expect(await follow(second)).toMatchObject({ status: 200 });
    expect(await follow(second)).toMatchObject(LINK_SPENT);
    const next = newAddress();
    await change(token, next);
    services.now += DAY_MS;
    expect(await follow(await linkTo(next))).toMatchObject(LINK_SPENT);
  });

  it('can be cancelled, and asked for again', async () => {
    const { token, seeker } = await addSeeker(services);
    const email = newAddress();
    await change(token, email);
    const link = await linkTo(email);
    await services.call(cancelEmailChange, { token });
    expect(await stateOf(token)).toMatchObject({ email: seeker.email, change: null });
    expect(await follow(link)).toMatchObject(LINK_SPENT);
    expect(await services.send(resendEmailChange, { token })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body' }] },
    });
    await change(token, email);
    expect(await follow(await linkTo(email))).toMatchObject({ status: 200 });
  });

  it('makes nothing good that was sent to the old address', async () => {
    const { token, seeker } = await addSeeker(services, { email_verified_at: null });
    await services.call(resendEmailVerification, { token });
    const old = await readMessage(services, 'verify-email', seeker.email, 'token');
    const email = newAddress();
    await change(token, email);
    await follow(await linkTo(email));
    expect(await follow(old)).toMatchObject(LINK_SPENT);
  });

  it('belongs to its seeker alone', async () => {
    const { token } = await addSeeker(services);
    const other = await addSeeker(services);
    const email = newAddress();
    await change(token, email);
    await services.call(cancelEmailChange, { token: other.token });
    expect((await stateOf(other.token)).change).toBeNull();
    expect((await stateOf(token)).change?.email).toBe(email);
  });
});

describe('the account’s own address', () => {
  it('is verified by the link that goes there, and was known to be bad before', async () => {
    const { token, seeker } = await addSeeker(services, {
      email_verified_at: null,
      email_invalid_at: new Date(services.now),
    });
    await services.call(resendEmailVerification, { token });
    const link = await readMessage(services, 'verify-email', seeker.email, 'token');
    expect((await stateOf(token)).verifiedEmail).toBe(false);
    expect(await follow(link)).toMatchObject({ status: 200 });
    expect((await stateOf(token)).verifiedEmail).toBe(true);
    const { email_invalid_at } = await services.database
      .selectFrom('seekers')
      .select('email_invalid_at')
      .where('id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    expect(email_invalid_at).toBeNull();
  });

  it('gets no link when it is verified', async () => {
    const { token, seeker } = await addSeeker(services);
    await services.call(resendEmailVerification, { token });
    expect(await findMessage(services, 'verify-email', seeker.email)).toBeUndefined();
  });

  it('gets five links in a quarter of an hour', async () => {
    const { token } = await addSeeker(services, { email_verified_at: null });
    const send = () => services.send(resendEmailVerification, { token });
    for (let tries = 0; tries < 5; tries += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });

  it.each([
    'x'.repeat(40),
    `00000000-0000-0000-0000-000000000000.${'x'.repeat(43)}`,
    `${'-'.repeat(36)}.${'x'.repeat(43)}`,
  ])('is verified by no made-up link: %s', async (token) => {
    expect(await follow(token)).toMatchObject(LINK_SPENT);
  });
});
