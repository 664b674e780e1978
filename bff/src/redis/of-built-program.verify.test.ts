import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCertificate } from '@broadsheet/test-kit/redis/make-certificate';
import { startRedis } from '@broadsheet/test-kit/redis/start-redis';
import { startRedisCluster } from '@broadsheet/test-kit/redis/start-redis-cluster';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished, vi } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../dist/server.js', import.meta.url));
const PASSWORD = 'p-of-the-tests';
const WAIT = { timeout: 15_000, interval: 25 };

/** The built BFF with nothing but Redis: the dependencies missing when it is ready, and a response. */
const open = async (env: NodeJS.ProcessEnv) => {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'broadsheet-bff-'));
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_SECRET: 'a secret of the test program, long enough',
      SERVICES_URL: 'http://127.0.0.1:1',
      EVENT_SINK: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: 'inherit',
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(dataDir, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  const misses = async (): Promise<string[]> =>
    (await (await fetch(`${origin}/health/ready`)).json()).degraded;
  await vi.waitFor(misses, WAIT);
  return { misses, requestStatus: async () => (await fetch(`${origin}/api/nothing`)).status };
};

/** All keys of servers without TLS. */
const keysOf = async (nodes: readonly { readonly port: number }[]): Promise<string[]> => {
  const found = nodes.map(async ({ port }) => {
    const client = new Redis({ port, password: PASSWORD });
    const keys = await client.keys('*');
    client.disconnect();
    return keys;
  });
  return (await Promise.all(found)).flat();
};

const countsIn = async (url: string, nodes: readonly { readonly port: number }[], ca = '') => {
  const { misses, requestStatus } = await open({ REDIS_URL: url, NODE_EXTRA_CA_CERTS: ca });
  await vi.waitFor(async () => expect(await misses()).not.toContain('redis'), WAIT);
  await requestStatus();
  expect(await keysOf(nodes)).toEqual([expect.stringMatching(/^broadsheet:limit:/)]);
};

it('counts in a Redis that asks for a password, and does without one whose password is another', async () => {
  const redis = await startRedis([], { password: PASSWORD });
  onTestFinished(redis.close);
  await countsIn(redis.url, [redis]);
  const wrong = await open({ REDIS_URL: redis.url.replace(PASSWORD, 'another') });
  expect(await wrong.misses()).toContain('redis');
});

it('counts over TLS, and does without a Redis whose certificate nobody vouches for', async () => {
  const certificate = makeCertificate();
  onTestFinished(certificate.remove);
  const redis = await startRedis([], { password: PASSWORD, certificate });
  onTestFinished(redis.close);
  await countsIn(redis.url, [redis], certificate.file);
  const strange = await open({ REDIS_URL: redis.url });
  expect(await strange.misses()).toContain('redis');
});

it('counts in a cluster, over TLS and with a password', async () => {
  const certificate = makeCertificate();
  onTestFinished(certificate.remove);
  const cluster = await startRedisCluster({ password: PASSWORD, certificate });
  onTestFinished(cluster.close);
  await countsIn(cluster.url, cluster.nodes, certificate.file);
});
