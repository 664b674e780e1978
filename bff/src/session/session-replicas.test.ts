import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { changePassword, deactivate, settings } from '@broadsheet/contract/calls/account';
import { logout, refresh } from '@broadsheet/contract/calls/auth';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { startRedis, type TestRedis } from '@broadsheet/test-kit/redis/start-redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, FORM, OWN, setCookies } from '../fixtures/session-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

/** The clock is stopped, and only this test advances it. */
const SEEN_WITHIN_MS = 1_001;
const PAST_ITS_TIME_MS = 660_000;
const NEW_PASSWORD = 'nine tall elephants at dawn';

let services: TestServices;
let redis: TestRedis;
let replicas: TestSite[];
beforeAll(async () => {
  services = await createTestServices();
  redis = await startRedis();
  const urls = [
    await services.app.listen({ host: '127.0.0.1', port: 0 }),
    await services.openAnother(),
  ];
  replicas = await Promise.all(
    urls.map((url) =>
      openTestSite({
        files: layout('jobfeed', { always: { type: 'text' } }),
        env: { SERVICES_URL: url, REDIS_URL: redis.url },
        siteSecret: TEST_SITE_SECRET,
        now: () => services.now,
      }),
    ),
  );
});
afterAll(async () => {
  for (const site of replicas) await site.close();
  await services.close();
  await redis.close();
});

const send = (site: TestSite | undefined, call: CallDefinition, token: string, body = {}) =>
  site?.request(bffPathOf(call), {
    method: call.method,
    headers: { ...cookieOf(token), ...OWN, ...(call.method === 'GET' ? {} : FORM) },
    ...(call.method === 'GET' ? {} : { payload: new URLSearchParams(body).toString() }),
  });
/** What each replica shows a seeker with this token: their page, and a call for their data. */
const seenAt = (token: string) =>
  Promise.all(
    replicas.map(async (site) => [
      (await site.request('/jobfeed', { headers: cookieOf(token) })).statusCode,
      (await send(site, settings, token))?.statusCode,
    ]),
  );
const IN = [200, 200];
const OUT = [302, 418];

const ENDINGS: readonly [string, CallDefinition, object][] = [
  ['a logout', logout, {}],
  ['a new password', changePassword, { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD }],
  ['a closed account', deactivate, { password: TEST_PASSWORD }],
];

describe.each([
  ['with Redis', true],
  ['while Redis is away', false],
])('sessions of two replicas, %s', (_, isThere) => {
  beforeAll(async () => {
    if (isThere) await redis.restart();
    else await redis.kill();
  });

  it.each(ENDINGS)('end on both with %s at one, within a second', async (_name, call, body) => {
    const { token } = await addSeeker(services);
    expect(await seenAt(token)).toEqual([IN, IN]);
    const ended = await send(replicas[0], call, token, body);
    expect(ended?.statusCode).toBe(200);
    services.now += SEEN_WITHIN_MS;
    expect(await seenAt(token)).toEqual([OUT, OUT]);
  });

  it('go on under one successor, when tabs race to refresh at both', async () => {
    const { token } = await addSeeker(services);
    services.now += PAST_ITS_TIME_MS;
    const tabs = Array.from({ length: 8 }, (_tab, index) => replicas[index % 2]);
    const answers = await Promise.all(tabs.map((site) => send(site, refresh, token)));
    const successors = answers.map((answer) => answer && setCookies(answer).token);
    expect(new Set(successors).size).toBe(1);
    const [successor] = successors;
    expect(successor).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(await seenAt(successor ?? '')).toEqual([IN, IN]);
    services.now += 9_000;
    const late = await send(replicas[1], refresh, token);
    expect(late && setCookies(late).token).toBe(successor);
  });
});
