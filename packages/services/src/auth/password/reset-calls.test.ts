import { changePassword } from '@broadsheet/contract/calls/account';
import {
  forgot,
  login,
  resendPasswordPolicy,
  resetPassword,
  validate,
} from '@broadsheet/contract/calls/auth';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { findMessage, readMessage } from '@broadsheet/test-kit/database/find-message';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { sendResetLinkTask } from './send-reset-link.ts';

const NEW_PASSWORD = 'another horse of the tests';

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

const addressOf = () => ({ address: `198.51.100.${client}` });
const runTask = (payload: unknown) => {
  const { database } = services;
  const secrets = accountSecretsOf(TEST_SITE_SECRET);
  return sendResetLinkTask(payload, { database, secrets, now: () => services.now });
};
/** The jobs that are queued for a mail address. */
const queuedFor = async (email: string): Promise<unknown[]> => {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'send-reset-link' and payload ->> 'email' = ${email}
    order by job.id`.execute(services.database);
  return rows.map(({ payload }) => payload);
};
/** In seconds, for the link that was requested first. */
const delayOf = async (email: string): Promise<number> => {
  const { rows } = await sql<{ delay: number }>`
    select extract(epoch from run_at - created_at)::float as delay
    from graphile_worker._private_jobs where payload ->> 'email' = ${email}`.execute(
    services.database,
  );
  return rows[0]?.delay ?? Number.NaN;
};
const linkFor = async (email: string): Promise<string> => {
  await services.call(forgot, { body: { email }, ...addressOf() });
  await runTask((await queuedFor(email)).at(-1));
  return readMessage(services, 'reset-password', email, 'token');
};
const reset = (token: string, password = NEW_PASSWORD) =>
  services.send(resetPassword, { body: { token, password } });

describe('a forgotten password', () => {
  it.each([forgot, resendPasswordPolicy])('$path says the same for every address', async (call) => {
    const { seeker } = await addSeeker(services);
    const known = await services.send(call, { body: { email: seeker.email }, ...addressOf() });
    const unknown = await services.send(call, {
      body: { email: `nobody.${client}@example.com` },
      ...addressOf(),
    });
    expect(known.status).toBe(200);
    expect(unknown).toEqual(known);
  });

  it('queues one job for every address, known or not', async () => {
    const { seeker } = await addSeeker(services);
    for (const email of [seeker.email, 'nobody.knows@example.com']) {
      await services.call(forgot, { body: { email }, ...addressOf() });
      expect(await queuedFor(email)).toEqual([
        { brand: 'tech', email, template: 'reset-password' },
      ]);
    }
    await runTask((await queuedFor('nobody.knows@example.com'))[0]);
    const mail = findMessage(services, 'reset-password', 'nobody.knows@example.com');
    expect(await mail).toBeUndefined();
  });

  it.each(['known', 'unknown'])('is asked for five times an address: %s', async (kind) => {
    const known = (await addSeeker(services)).seeker.email;
    const email = kind === 'known' ? known : 'often@example.com';
    const requestReset = (call: typeof forgot) =>
      services.send(call, { body: { email }, ...addressOf() });
    for (const call of [forgot, resendPasswordPolicy, forgot, resendPasswordPolicy, forgot])
      expect((await requestReset(call)).status).toBe(200);
    expect((await requestReset(forgot)).status).toBe(429);
    expect((await requestReset(resendPasswordPolicy)).status).toBe(429);
  });

  it('is refused to nobody where many addresses ask, and sent the later the more they are', async () => {
    services.now += 3_600_000;
    const delays: number[] = [];
    for (let other = 0; other < 210; other += 1) {
      const email = `flood.${other}@example.com`;
      const request = { body: { email }, address: `203.0.${other}.1` };
      expect((await services.send(forgot, request)).status).toBe(200);
      delays.push(await delayOf(email));
    }
    expect(delays.slice(0, 200)).toEqual(Array(200).fill(0));
    expect(delays.slice(200)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('sends the policy with a link as well', async () => {
    const { seeker } = await addSeeker(services);
    await services.call(resendPasswordPolicy, { body: { email: seeker.email }, ...addressOf() });
    await runTask((await queuedFor(seeker.email))[0]);
    const token = await readMessage(services, 'password-policy', seeker.email, 'token');
    expect((await reset(token)).status).toBe(200);
  });

  it('of a payload that is not one is an error of the job', async () => {
    await expect(runTask({ brand: 'tech', email: 'x' })).rejects.toThrow('send-reset-link');
  });
});

describe('the link of a reset', () => {
  it('sets a password once, ends every session and signs nobody in', async () => {
    const { seeker, token } = await addSeeker(services);
    const link = await linkFor(seeker.email);
    const answer = await reset(link);
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(Object.keys(answer.body as object)).toEqual(['message']);
    expect((await services.send(validate, { token })).status).toBe(418);
    expect(await reset(link, 'yet another horse')).toMatchObject({
      status: 400,
      body: { code: 'LINK_SPENT' },
    });
    const signIn = (password: string) =>
      services.send(login, { body: { email: seeker.email, password } });
    expect((await signIn(TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect(await findMessage(services, 'password-changed', seeker.email)).toBeDefined();
  });

  it('is the newest one, for an hour, at its brand', async () => {
    const { seeker } = await addSeeker(services);
    const first = await linkFor(seeker.email);
    const second = await linkFor(seeker.email);
    expect((await reset(first)).status).toBe(400);
    const body = { token: second, password: NEW_PASSWORD };
    const elsewhere = await services.send(resetPassword, { body, brand: 'management' });
    expect(elsewhere.status).toBe(400);
    services.now += 3_600_000;
    expect((await reset(second)).status).toBe(400);
  });

  it('stays good when the password is common or the present one', async () => {
    const { seeker } = await addSeeker(services);
    const link = await linkFor(seeker.email);
    for (const password of ['sunshine', TEST_PASSWORD])
      expect(await reset(link, password)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', details: [{ path: 'body/password' }] },
      });
    expect((await reset(link)).status).toBe(200);
  });

  it('is spent once by those who race', async () => {
    const { seeker } = await addSeeker(services);
    const link = await linkFor(seeker.email);
    const raced = await Promise.all(
      Array.from({ length: 5 }, (_, index) => reset(link, `horse of the race ${index}`)),
    );
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is no longer good when the password was changed otherwise', async () => {
    const { seeker, token } = await addSeeker(services);
    const link = await linkFor(seeker.email);
    const body = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
    await services.call(changePassword, { token, body });
    expect((await reset(link, 'a horse of somebody else')).status).toBe(400);
  });

  it('never turns the second factor off, and is no second step', async () => {
    const { seeker } = await addSeeker(services, { second_factor: 'email' });
    expect((await reset(await linkFor(seeker.email))).status).toBe(200);
    const { secondFactor } = await services.call(login, {
      body: { email: seeker.email, password: NEW_PASSWORD },
    });
    expect(secondFactor).toBe('email');
  });

  it('made up is refused', async () => {
    for (const token of ['x'.repeat(60), '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11.abcdef'])
      expect((await reset(token)).status).toBe(400);
  });
});
