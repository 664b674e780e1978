import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import {
  type DatabasePair,
  startDatabasePair,
} from '@broadsheet/test-kit/database/start-database-pair';
import { startTcpRelay, type TcpRelay } from '@broadsheet/test-kit/faults/start-tcp-relay';
import { createSecret } from '@broadsheet/test-kit/site/create-secret';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadDemoMarket } from '../../../../tools/demo/load-demo-data.ts';
import { createServices } from '../../../app.ts';
import { prepareDatabase } from '../../../prepare-database.ts';
import { findFreePort } from '../../postgres/free-port.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { openStandby, type Standby } from './open-standby.ts';

const ROOT = fileURLToPath(new URL('../../../../../../', import.meta.url));
const LAYOUTS = `${ROOT}layouts/`;
const SERVER = fileURLToPath(new URL('../../../server.ts', import.meta.url));
const WAIT = { timeout: 15_000, interval: 50 };

let pair: DatabasePair;
let relay: TcpRelay;
let opened: OpenDatabase;
let standby: Standby;
let app: ReturnType<typeof createServices>;
const lines: string[] = [];

beforeAll(async () => {
  pair = await startDatabasePair();
  opened = await openDatabase({
    databaseUrl: pair.primary.url,
    dataDir: '',
    log: () => undefined,
  });
  const silent = () => undefined;
  const { configs } = await prepareDatabase(opened, { contentDir: ROOT }, silent);
  await loadDemoMarket(opened.database, { configs, scale: 0.01, log: silent });
  const address = new URL(pair.standby.url);
  relay = await startTcpRelay(Number(address.port));
  address.port = String(relay.port);
  standby = await openStandby({
    url: address.href,
    primaryUrl: pair.primary.url,
    poolSize: 4,
    log: (line) => lines.push(line),
  });
  app = createServices({
    database: opened.database,
    standby,
    seoDir: `${LAYOUTS}seo`,
    blogsDir: `${LAYOUTS}blogs`,
    competitionsDir: `${LAYOUTS}competitions`,
    surveysDir: `${LAYOUTS}surveys`,
    siteSecret: TEST_SITE_SECRET,
  });
});
afterAll(async () => {
  await app.close();
  await standby.close();
  await opened.close();
  await relay.close();
  await pair.close();
});

const get = async (url: string) => {
  const answer = await app.inject({ url, headers: { 'x-brand': 'tech' } });
  return { status: answer.statusCode, body: answer.json() };
};
const searchTotal = async (): Promise<number> => {
  const { status, body } = await get('/job/search');
  expect(status).toBe(200);
  return body.total;
};
const register = (name: string) =>
  app.inject({
    method: 'POST',
    url: '/auth/register',
    headers: { 'x-brand': 'tech', 'x-client-address': '203.0.113.7' },
    payload: { name, email: `${name}@example.com`, password: 'nine tall elephants' },
  });
const untilLogged = (line: string) => vi.waitFor(() => expect(lines).toContain(line), WAIT);
const untilReady = (degraded: readonly string[]) =>
  vi.waitFor(async () => {
    const { status, body } = await get('/health/ready');
    expect([status, body.degraded]).toEqual([200, degraded]);
  }, WAIT);

describe('a hot standby', () => {
  it('answers public reads, and what was written is there soon', async () => {
    await untilReady([]);
    const before = await searchTotal();
    await addJob({ database: opened.database, demoNow: Date.now() });
    await vi.waitFor(async () => expect(await searchTotal()).toBe(before + 1), WAIT);
  });

  it('that dies fails no read, and is read again when it is back', async () => {
    await untilReady([]);
    await pair.standby.kill();
    const totals = await Promise.all(Array.from({ length: 8 }, searchTotal));
    expect(new Set(totals).size).toBe(1);
    await untilReady(['standby']);
    await pair.standby.start();
    await untilReady([]);
  });

  it('that goes silent fails no read, not even those on their way', async () => {
    await untilReady([]);
    const total = await searchTotal();
    relay.hang();
    expect(await searchTotal()).toBe(total);
    await untilReady(['standby']);
    expect(await searchTotal()).toBe(total);
    relay.resume();
    await untilReady([]);
  });

  it('that no longer replays is left alone until it has caught up', async () => {
    const late = await openStandby({
      url: pair.standby.url,
      primaryUrl: pair.primary.url,
      poolSize: 1,
      maxLagMs: 300,
      log: () => undefined,
    });
    const untilItIs = (state: string) =>
      vi.waitFor(() => expect(late.watched().standby).toBe(state), WAIT);
    await untilItIs('fresh');
    await sql`select pg_wal_replay_pause()`.execute(late.database);
    await addJob({ database: opened.database, demoNow: Date.now() });
    await untilItIs('behind');
    await sql`select pg_wal_replay_resume()`.execute(late.database);
    await untilItIs('fresh');
    await late.close();
  });
});

describe('a primary that dies', () => {
  it('takes no public read with it; writes are refused, and none that was acknowledged is lost', async () => {
    await untilReady([]);
    const total = await searchTotal();
    expect((await register('before')).statusCode).toBe(200);
    await pair.primary.kill();
    expect(await searchTotal()).toBe(total);
    const refused = await register('meanwhile');
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    await untilReady(['primary']);
    expect(await searchTotal()).toBe(total);
    await untilLogged('The primary database is away');
    await pair.primary.start();
    await untilReady([]);
    await untilLogged('The primary database is back');
    expect((await register('after')).statusCode).toBe(200);
    const { rows } = await sql<{ email: string }>`
      select email from registrations where email like '%@example.com' order by email`.execute(
      opened.database,
    );
    expect(rows.map(({ email }) => email)).toEqual(['after@example.com', 'before@example.com']);
  });
});

describe('services that start while there is no primary', () => {
  it('answer public reads by the standby, and everything once it is there', async () => {
    await untilReady([]);
    const total = await searchTotal();
    await pair.primary.kill();
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
      env: {
        ...process.env,
        APP_ENV: 'production',
        SITE_SECRET: createSecret(),
        DATABASE_URL: pair.primary.url,
        DATABASE_READ_URL: pair.standby.url,
        SERVICES_PORT: String(port),
        SERVICES_METRICS_PORT: '0',
        LOG_LEVEL: 'silent',
      },
      stdio: 'inherit',
    });
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
    const request = async (path: string, init?: RequestInit) => {
      const answer = await fetch(origin + path, {
        ...init,
        headers: { 'x-brand': 'tech', 'x-client-address': '203.0.113.7' },
      });
      return { status: answer.status, body: await answer.json() };
    };
    const readyWith = (degraded: readonly string[]) =>
      vi.waitFor(async () => {
        const { status, body } = await request('/health/ready');
        expect([status, body.degraded]).toEqual([200, degraded]);
      }, WAIT);
    await readyWith(['primary']);
    expect((await request('/job/search')).body.total).toBe(total);
    const fields = { name: 'early', email: 'early@example.com', password: 'nine tall elephants' };
    const register = () =>
      request('/auth/register', { method: 'POST', body: new URLSearchParams(fields) });
    expect((await register()).status).toBe(503);
    await pair.primary.start();
    await readyWith([]);
    expect((await register()).status).toBe(200);
    expect((await request('/job/search')).body.total).toBe(total);
  });
});
