import { changePassword } from '@broadsheet/contract/calls/account';
import { getAuth, logout, refresh, validate } from '@broadsheet/contract/calls/auth';
import { sendOtp } from '@broadsheet/contract/calls/otp';
import { CODE_LIFE_MS, REFRESH_RACE_MS } from '@broadsheet/contract/constants';
import { MINUTE_MS } from '@broadsheet/contract/durations';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const TWO_DAYS_MS = 172_800_000;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(() => {
  services.now = services.demoNow;
});
afterAll(() => services.close());

const refreshed = async (token: string): Promise<string> =>
  (await services.call(refresh, { token })).token ?? '';

describe('a token', () => {
  it('past its time is refreshed, and its successor is good', async () => {
    const { token } = await addSeeker(services);
    services.now += 11 * MINUTE_MS;
    expect(await services.send(validate, { token })).toMatchObject({
      status: 406,
      body: { code: 'SESSION_EXPIRED' },
    });
    const next = await refreshed(token);
    expect(next).not.toBe(token);
    expect((await services.call(validate, { token: next })).isLoggedIn).toBe(true);
  });

  it('has one successor for all who race, and the session lives on', async () => {
    const { token } = await addSeeker(services);
    services.now += 11 * MINUTE_MS;
    const raced = await Promise.all(Array.from({ length: 20 }, () => refreshed(token)));
    expect(new Set(raced).size).toBe(1);
    services.now += REFRESH_RACE_MS;
    expect(await refreshed(token)).toBe(raced[0]);
    expect((await services.send(validate, { token: raced[0] ?? '' })).status).toBe(200);
  });

  it('that was replaced ends the session for everybody when it comes back', async () => {
    const { token } = await addSeeker(services);
    services.now += 11 * MINUTE_MS;
    const next = await refreshed(token);
    services.now += REFRESH_RACE_MS + 1;
    expect((await services.send(refresh, { token })).status).toBe(406);
    expect((await services.send(validate, { token: next })).status).toBe(418);
    expect((await services.send(refresh, { token: next })).status).toBe(406);
  });

  it('that was replaced before its time is good for the moment of a race only', async () => {
    const { token } = await addSeeker(services);
    services.now += MINUTE_MS;
    const next = await refreshed(token);
    services.now += REFRESH_RACE_MS;
    expect((await services.send(validate, { token })).status).toBe(200);
    services.now += 1;
    expect((await services.send(validate, { token })).status).toBe(406);
    expect((await services.send(validate, { token: next })).status).toBe(200);
    const last = await refreshed(next);
    expect((await services.send(validate, { token })).status).toBe(406);
    expect((await services.send(validate, { token: last })).status).toBe(200);
  });

  it('cannot be refreshed two days after the last refresh', async () => {
    const { token } = await addSeeker(services);
    services.now += TWO_DAYS_MS - MINUTE_MS;
    const next = await refreshed(token);
    services.now += TWO_DAYS_MS - MINUTE_MS;
    const last = await refreshed(next);
    services.now += TWO_DAYS_MS;
    expect((await services.send(refresh, { token: last })).status).toBe(406);
  });

  it('of a second step ends after ten minutes and is never refreshed', async () => {
    const { token, seeker } = await addSeeker(services);
    const sessions = services.database.updateTable('sessions').where('seeker_id', '=', seeker.id);
    await sessions.set({ is_second_step: true }).execute();
    services.now += CODE_LIFE_MS - MINUTE_MS;
    expect((await services.send(refresh, { token })).status).toBe(406);
  });

  it('that is missing is asked for, by the service of codes in its own words', async () => {
    expect(await services.send(validate)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    });
    expect(await services.send(sendOtp, { body: { purpose: 'email' } })).toMatchObject({
      status: 401,
      body: { statusCode: 0, message: 'Try again!' },
    });
    expect((await services.send(refresh, { token: 'x.y.z' })).status).toBe(401);
  });

  it('is refused after logging out, and so is its refresh', async () => {
    const { token } = await addSeeker(services);
    await services.call(logout, { token });
    expect((await services.send(validate, { token })).status).toBe(418);
    expect((await services.send(refresh, { token })).status).toBe(406);
  });

  it('says who bears it, and keeps by what', async () => {
    const { token, seeker } = await addSeeker(services, { isPro: true });
    await services.database
      .updateTable('sessions')
      .set({ user_agent: '' })
      .where('seeker_id', '=', seeker.id)
      .execute();
    const { authInfo, session } = await services.call(getAuth, { token });
    expect(session).toMatchObject({ isPro: true, userId: seeker.id, authInfo });
    const rows = await services.database
      .selectFrom('sessions')
      .select('user_agent')
      .where('seeker_id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    expect(rows.user_agent).toBe('A browser of the tests');
  });
});

describe('a change of the password', () => {
  const change = (token: string, currentPassword: string, password: string) =>
    services.send(changePassword, { token, body: { currentPassword, password } });

  it('ends all sessions but its own, which gets another token', async () => {
    const { token, seeker } = await addSeeker(services);
    const { status, body } = await change(token, TEST_PASSWORD, 'another horse of the tests');
    expect(status).toBe(200);
    expect((await services.send(validate, { token })).status).toBe(418);
    const { token: fresh } = body as { token: string };
    expect((await services.call(validate, { token: fresh })).userId).toBe(seeker.id);
    const mails = await services.database
      .selectFrom('messages')
      .select('template')
      .where('seeker_id', '=', seeker.id)
      .execute();
    expect(mails).toEqual([{ template: 'password-changed' }]);
  });

  it('asks for the present password, and not for it as the new one', async () => {
    const { token } = await addSeeker(services);
    expect(await change(token, 'not the password', 'another horse')).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD', name: 'wrong_password' },
    });
    for (const password of [TEST_PASSWORD, 'Baseball'])
      expect(await change(token, TEST_PASSWORD, password)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', details: [{ path: 'body/password' }] },
      });
    expect((await services.send(validate, { token })).status).toBe(200);
  });

  it('is made once by those who race with the same password', async () => {
    const { token } = await addSeeker(services);
    const raced = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        change(token, TEST_PASSWORD, `another horse of race ${index}`),
      ),
    );
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
