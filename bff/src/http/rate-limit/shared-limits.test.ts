import { startRedis, type TestRedis } from '@broadsheet/test-kit/redis/start-redis';
import { startRedisCluster } from '@broadsheet/test-kit/redis/start-redis-cluster';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

/** The limit of requests without cookies, for uploads and for reports. */
const LIMIT = 240;
const LIMIT_OF_REPORTS = 200;
const LONG_MS = 10_000;
/** As many as a busy machine answers without refusing any. */
const AT_ONCE = 8;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
const start = async (): Promise<TestRedis> => {
  const redis = await startRedis();
  closing.push(redis.close);
  return redis;
};
const open = async (url: string, more: Parameters<typeof openTestSite>[0] = {}) => {
  // Admission control is off: only the limits are tested, on a machine of any load.
  const env = { REDIS_URL: url, ADMISSION: 'off', ...more.env };
  const site = await openTestSite({ redisDeadlineMs: LONG_MS, ...more, env });
  closing.push(site.close);
  return site;
};
const openTwo = async (url: string, redisDeadlineMs = LONG_MS): Promise<TestSite[]> => [
  await open(url, { redisDeadlineMs }),
  await open(url, { redisDeadlineMs }),
];

/** Counts for much, and is refused before it is any work. */
const requestFrom = async (site: TestSite, remoteAddress: string) =>
  (await site.request('/api/media/resume', { method: 'POST', remoteAddress })).statusCode;
/** Sends a report: its limit is reached soon. */
const report = async (site: TestSite, remoteAddress: string) => {
  const answer = await site.request('/api/telemetry', {
    method: 'POST',
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { id: 'tags', type: 'tags', reason: 'threw' },
  });
  return answer.statusCode;
};
/**
 * Sends requests to the replicas in turn, some concurrently. Returns how many were admitted; checks the form of the
 * refusals.
 */
const spend = async (
  replicas: readonly TestSite[],
  count: number,
  address: string,
  make: typeof requestFrom = report,
) => {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, index) => {
      const site = replicas[(made + index) % replicas.length];
      return site ? make(site, address) : 0;
    });
    statuses.push(...(await Promise.all(some)));
  }
  for (const status of new Set(statuses)) expect([204, 401, 429]).toContain(status);
  return statuses.filter((status) => status !== 429).length;
};
const misses = async (site: TestSite): Promise<boolean> =>
  (await site.request('/health/ready')).json<{ degraded: string[] }>().degraded.includes('redis');
const untilTheyMiss = (sites: readonly TestSite[], isMissed: boolean) =>
  vi.waitFor(async () => {
    for (const site of sites) expect(await misses(site)).toBe(isMissed);
  }, LONG_MS);

describe('limits of two replicas with one Redis', () => {
  it('count both replicas together, to the request', async () => {
    const replicas = await openTwo((await start()).url);
    expect(await spend(replicas, LIMIT + 20, '9.9.9.9', requestFrom)).toBe(LIMIT);
    for (const site of replicas) {
      const refused = await site.request('/', { remoteAddress: '9.9.9.9' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.statusCode).toBe(429);
      expect(await requestFrom(site, '9.9.9.8')).toBe(401);
    }
    expect(await spend(replicas, LIMIT_OF_REPORTS + 10, '9.9.9.7')).toBe(LIMIT_OF_REPORTS);
  });

  it('hold for each by itself while Redis is away, and together again when it is back', async () => {
    const redis = await start();
    const replicas = await openTwo(redis.url);
    await untilTheyMiss(replicas, false);
    await redis.kill();
    expect(await spend(replicas, 2 * LIMIT_OF_REPORTS + 50, '9.9.9.1')).toBe(2 * LIMIT_OF_REPORTS);
    await untilTheyMiss(replicas, true);
    const [first] = replicas;
    expect((await first?.request('/health/ready'))?.statusCode).toBe(200);
    expect((await first?.request('/metrics'))?.body).toContain('redis_away 1');
    await redis.restart();
    await untilTheyMiss(replicas, false);
    expect((await first?.request('/metrics'))?.body).toContain('redis_away 0');
    expect(await spend(replicas, LIMIT_OF_REPORTS + 10, '9.9.9.1')).toBe(LIMIT_OF_REPORTS);
    const logged = first?.logged
      .map(({ msg }) => String(msg))
      .filter((msg) => msg.includes('Redis'));
    expect(logged).toEqual(['Redis is away: this replica counts by itself', 'Redis is back']);
  });

  it('keep nobody waiting for a Redis that hangs', async () => {
    const redis = await start();
    const replicas = await openTwo(redis.url, 100);
    redis.pause();
    await untilTheyMiss(replicas, true);
    expect(await spend(replicas, 2 * LIMIT_OF_REPORTS + 50, '9.9.9.2')).toBe(2 * LIMIT_OF_REPORTS);
    redis.resume();
    await untilTheyMiss(replicas, false);
  });

  it('send Redis nobody’s address', async () => {
    const { url } = await start();
    await spend(await openTwo(url), 2, '203.0.113.77');
    const client = new Redis(url);
    const keys = await client.keys('*');
    client.disconnect();
    // One for all requests of the address's newcomers, and one for their reports.
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).toMatch(/^broadsheet:limit:[\w-]{43}$/);
  });

  it('are none where they are lifted', async () => {
    const site = await open((await start()).url, { env: { RATE_LIMIT: 'off' } });
    expect(await spend([site], LIMIT_OF_REPORTS + 5, '9.9.9.3')).toBe(LIMIT_OF_REPORTS + 5);
  });
});

describe('limits of two replicas with a cluster', () => {
  it('hold for both together whichever node counts, and show nobody a fault when one dies', async () => {
    const cluster = await startRedisCluster();
    closing.push(cluster.close);
    const replicas = await openTwo(cluster.url);
    await untilTheyMiss(replicas, false);
    for (let client = 0; client < 3; client += 1)
      expect(await spend(replicas, LIMIT_OF_REPORTS + 4, `9.9.9.${client}`)).toBe(LIMIT_OF_REPORTS);
    await cluster.nodes[0]?.kill();
    for (let client = 0; client < 20; client += 1)
      expect(await spend(replicas, 4, `9.9.8.${client}`)).toBe(4);
    await untilTheyMiss(replicas, true);
  });
});

describe('a replica', () => {
  it('starts while Redis is not there', async () => {
    const site = await open('redis://127.0.0.1:1', { redisDeadlineMs: 100 });
    expect((await site.request('/')).statusCode).toBe(200);
    expect(await misses(site)).toBe(true);
  });
});
