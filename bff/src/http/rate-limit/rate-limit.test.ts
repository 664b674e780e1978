import { FLAG_PATH } from '@broadsheet/contract/flag-evaluation';
import { startRedis } from '@broadsheet/test-kit/redis/start-redis';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../boot/log.ts';
import { openRedis } from '../../redis/open-redis.ts';
import { readRedisAddress } from '../../redis/redis-address.ts';
import { openBrowser, openLimitedSite, tokenOfPerson } from './rate-limited-site.fixture.ts';

const COLLEGE = '203.0.113.7';
const HOME = '198.51.100.4';
const REDIS_DEADLINE_MS = 10_000;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
const open = async (clock?: () => number): Promise<FastifyInstance> => {
  const app = await openLimitedSite(null, clock);
  closing.push(() => app.close());
  return app;
};
const openWithRedis = async (): Promise<FastifyInstance> => {
  const { url, close } = await startRedis();
  closing.push(close);
  const address = readRedisAddress(url);
  if (!address) throw new Error(`not an address: ${url}`);
  const redis = await openRedis(address, createLog('silent'), REDIS_DEADLINE_MS);
  closing.push(redis.close);
  const app = await openLimitedSite(redis);
  closing.push(() => app.close());
  return app;
};

type Browser = ReturnType<typeof openBrowser>;
type Step = readonly [url: string, method: 'GET' | 'POST'];

/** One minute of an ordinary reader: one page in four is not cached, and each third page requests single blocks. */
const minuteOf = (person: number): Step[] => [
  ['/cached/home', 'GET'],
  ['/api/blocks', 'GET'],
  [person % 4 === 0 ? '/made' : '/cached/list', 'GET'],
  ['/cached/job', 'GET'],
  ...(person % 3 === 0 ? ([['/api/user/save', 'POST']] as const) : []),
];
/** One minute of a fast reader in one of two tabs: a page every 1.5 seconds, each with its blocks. */
const briskMinute: Step[] = Array.from({ length: 80 }, (_, step) =>
  step % 2 ? (['/made', 'GET'] as const) : (['/api/blocks', 'GET'] as const),
);

/** Few requests that cost much: they reach a limit well within the minute that a real Redis counts by. */
const STEPS: Step[] = [
  ['/api/user/save', 'POST'],
  ['/made', 'GET'],
  ['/api/user/save', 'POST'],
  ['/cached/home', 'GET'],
  ['/api/user/save', 'POST'],
];

const statusesOf = async (browser: Browser, steps: readonly Step[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const [url, method] of steps)
    statuses.push((await browser.send(url, { method })).statusCode);
  return statuses;
};
const flood = async (
  count: number,
  browserOf: (request: number) => Browser,
  url = '/api/blocks',
) => {
  let answered = 0;
  for (let request = 0; request < count; request += 1)
    if ((await browserOf(request).send(url)).statusCode === 200) answered += 1;
  return answered;
};

const evaluate = (browser: Browser) =>
  browser.send(FLAG_PATH, { method: 'POST', payload: { context: { targetingKey: 'u' } } });

describe('evaluations of flags', () => {
  it.each([
    ['an app with a session', 120, async () => ({ token: await tokenOfPerson(1) })],
    ['all newcomers of an address', 1_200, async () => ({})],
  ])('are limited in a minute: %s', async (_, limit, cookiesOf) => {
    const app = await open();
    const browser = openBrowser(app, HOME, await cookiesOf());
    for (let count = 0; count < limit; count += 1)
      expect((await evaluate(browser)).statusCode).toBe(200);
    expect((await evaluate(browser)).statusCode).toBe(429);
  });

  it('give nobody an id, and take little of what pages of the same address may cost', async () => {
    const app = await open();
    for (let count = 0; count < 2_600; count += 1) {
      const answer = await evaluate(openBrowser(app, COLLEGE));
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await flood(1_700, () => openBrowser(app, COLLEGE))).toBe(1_700);
  });
});

describe('people behind one address', () => {
  it('are not limited, two thousand of them, half of them signed in, all come in one minute', async () => {
    const app = await open();
    const browsers = await Promise.all(
      Array.from({ length: 2_000 }, async (_, person) =>
        openBrowser(app, COLLEGE, person % 2 ? { token: await tokenOfPerson(person) } : {}),
      ),
    );
    const days = browsers.map((_, person) => minuteOf(person));
    const statuses: number[] = [];
    for (let step = 0; step < 5; step += 1)
      for (const [person, browser] of browsers.entries())
        statuses.push(...(await statusesOf(browser, days[person]?.slice(step, step + 1) ?? [])));
    expect(statuses.length).toBeGreaterThan(8_000);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('are not limited in two brisk tabs, with an account or without', async () => {
    const app = await open();
    const visitor = openBrowser(app, HOME);
    const member = openBrowser(app, HOME, { token: await tokenOfPerson(1) });
    for (const browser of [visitor, member])
      for (let tab = 0; tab < 2; tab += 1)
        expect(new Set(await statusesOf(browser, briskMinute))).toEqual(new Set([200]));
  });

  it('go on reading while one of them floods the site', async () => {
    const app = await open();
    const flooder = openBrowser(app, COLLEGE, { token: await tokenOfPerson(1) });
    expect(await flood(800, () => flooder)).toBe(600);
    const bare = () => openBrowser(app, COLLEGE);
    expect(await flood(2_600, bare)).toBe(2_400);
    const member = openBrowser(app, COLLEGE, { token: await tokenOfPerson(2) });
    expect(new Set(await statusesOf(member, minuteOf(3)))).toEqual(new Set([200]));
    // A new client gets the waiting page, and has an id when that page has reloaded.
    const newcomer = openBrowser(app, COLLEGE);
    const page = await newcomer.send('/made');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '2']);
    expect(page.body).toContain('This page will reload in 2 seconds.');
    expect(new Set(await statusesOf(newcomer, minuteOf(3)))).toEqual(new Set([200]));
  });
});

describe('a flood from one address ends in 429', () => {
  it('without cookies', async () => {
    const app = await open();
    expect(await flood(2_600, () => openBrowser(app, HOME))).toBe(2_400);
  });

  it('of cached pages, which cost a tenth', async () => {
    const app = await open();
    const bare = () => openBrowser(app, HOME);
    for (let write = 0; write < 1_150; write += 1)
      await bare().send('/api/user/save', { method: 'POST' });
    expect(await flood(1_100, bare, '/cached/home')).toBe(1_000);
  });

  it('until its window ends, as Retry-After says', async () => {
    let at = 0;
    const app = await open(() => at);
    const bare = () => openBrowser(app, HOME);
    for (let write = 0; write < 1_200; write += 1)
      await bare().send('/api/user/save', { method: 'POST' });
    at = 12_000;
    const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } };
    const refused = await bare().send('/api/blocks', crawler);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '48']);
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
    at = 60_000;
    expect((await bare().send('/api/blocks', crawler)).statusCode).toBe(200);
  });

  it('with one id of a visitor, and with one session', async () => {
    const app = await open();
    const visitor = openBrowser(app, HOME);
    await flood(700, () => visitor);
    expect(visitor.jar.has('guest')).toBe(true);
    expect(await flood(700, () => visitor)).toBeLessThanOrEqual(600);
    const member = openBrowser(app, HOME, { token: await tokenOfPerson(1) });
    expect(await flood(700, () => member)).toBe(600);
  });

  it('with forged tokens and ids, which count as none', async () => {
    const app = await open();
    const token = await tokenOfPerson(1);
    const forged = (request: number) =>
      openBrowser(app, HOME, {
        token: `${token.slice(0, -8)}${String(request).padStart(8, 'A')}`,
        guest: `g.${String(request).padStart(22, 'A')}.zzzzzz.${'A'.repeat(43)}`,
      });
    expect(await flood(2_600, forged)).toBe(2_400);
  });

  it('with all the ids that it can collect', async () => {
    const app = await open();
    const ids: Browser[] = [];
    for (let request = 0; request < 2_600; request += 1) {
      const browser = openBrowser(app, HOME);
      await browser.send('/api/blocks');
      if (browser.jar.has('guest')) ids.push(browser);
    }
    expect(ids.length).toBeGreaterThan(1_000);
    const answered = await flood(12_200, (request) => ids[request % ids.length] as Browser);
    expect(answered).toBe(12_000);
  });
});

describe('the id of a visitor', () => {
  it('is given on no quiet address, and on a busy one by answers that no shared cache stores', async () => {
    const app = await open();
    const first = await openBrowser(app, HOME).send('/cached/home');
    expect([first.cookies, first.headers['cache-control']]).toEqual([
      [],
      'public, max-age=0, s-maxage=60',
    ]);
    await flood(600, () => openBrowser(app, HOME));
    const later = await openBrowser(app, HOME).send('/cached/home');
    expect(later.headers['cache-control']).toBe('private, no-cache');
    expect(later.cookies).toMatchObject([
      { name: 'guest', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 },
    ]);
    const other = await openBrowser(app, COLLEGE).send('/cached/home');
    expect(other.cookies).toEqual([]);
  });

  it('is given to no crawler', async () => {
    const app = await open();
    await flood(600, () => openBrowser(app, HOME));
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    const answer = await openBrowser(app, HOME).send('/cached/home', { headers });
    expect(answer.cookies).toEqual([]);
    expect(answer.headers['cache-control']).toContain('public');
  });
});

it('memory and Redis count alike', async () => {
  const token = await tokenOfPerson(1);
  const run = async (app: FastifyInstance) => {
    const clients = [openBrowser(app, HOME), openBrowser(app, COLLEGE, { token })];
    const statuses: number[] = [];
    for (let request = 0; request < 1_000; request += 1) {
      const [url, method] = STEPS[request % 5] as Step;
      const answer = await clients[request % 2]?.send(url, { method });
      statuses.push(answer?.statusCode ?? 0);
      const wait = Number(answer?.headers['retry-after'] ?? 1);
      expect(wait > 0 && wait <= 60).toBe(true);
    }
    return statuses;
  };
  const [inMemory, inRedis] = [await run(await open()), await run(await openWithRedis())];
  expect(inMemory).toContain(429);
  expect(inRedis).toEqual(inMemory);
});
