import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { startMailServer } from '@broadsheet/test-kit/messages/start-mail-server';
import { createSecret } from '@broadsheet/test-kit/site/create-secret';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { sql } from 'kysely';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findRunningServer } from './platform/postgres/postmaster-pid.ts';

/** The built program, which is what operators start. */
const SERVER = fileURLToPath(new URL('../dist/server.js', import.meta.url));

let dataDir: string;
let processes: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'broadsheet-services-'));
  chmodSync(dataDir, 0o755);
  processes = [];
});
afterEach(async () => {
  for (const child of processes) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (port: number, more: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      SERVICES_PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_SCALE: '0.01',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) =>
    lines.push(...chunk.toString().split('\n').filter(Boolean)),
  );
  return { child, lines };
};
const originOf = (port: number): string => `http://127.0.0.1:${port}`;
const untilReady = (port: number) =>
  vi.waitFor(() => request(originOf(port)).get('/health/ready').expect(200), {
    timeout: 60_000,
    interval: 100,
  });
/** The status of the first response. */
const firstReadiness = (port: number) =>
  vi.waitFor(async () => (await request(originOf(port)).get('/health/ready')).status, {
    timeout: 60_000,
    interval: 100,
  });
const total = async (port: number): Promise<number> => {
  const answer = await request(originOf(port)).get('/job/search').set('x-brand', 'tech');
  return answer.body.total;
};

describe('the services process', () => {
  it('serves demo data from a database of its own, and leaves nothing running after SIGTERM', async () => {
    const port = await findFreePort();
    const first = start(port, { DRAIN_MS: '1000', SHUTDOWN_DEADLINE_MS: '20000' });
    // It listens only when it can serve: a proxy would pass a 503 on as a response.
    expect(await firstReadiness(port)).toBe(200);
    expect(await total(port)).toBe(125);
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    first.child.kill('SIGTERM');
    await vi.waitFor(() => request(originOf(port)).get('/health/ready').expect(503));
    expect(await total(port)).toBe(125);
    expect(await once(first.child, 'exit')).toEqual([0, null]);
    silent.destroy();
    expect(findRunningServer(join(dataDir, 'postgres', 'cluster'))).toBeNull();
    expect(first.lines.every((line) => typeof JSON.parse(line) === 'object')).toBe(true);

    const second = start(port);
    await untilReady(port);
    expect(await total(port)).toBe(125);
    expect(second.lines.join()).not.toContain('Demo data of');
  });

  it('mails what its callers are to be told, and tells its log nothing of it', async () => {
    const mailServer = await startMailServer();
    onTestFinished(mailServer.close);
    const port = await findFreePort();
    const { lines } = start(port, {
      SMTP_URL: mailServer.url,
      SITE_URLS: 'tech=https://jobs.example',
      LOG_LEVEL: 'debug',
    });
    await untilReady(port);
    await request(originOf(port))
      .post('/auth/register')
      .set('x-brand', 'tech')
      .type('form')
      .send({
        name: 'Zubeida Quill',
        email: 'zubeida@example.com',
        password: 'correct horse of the tests',
      })
      .expect(200);
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), 20_000);
    const [{ mail } = {}] = mailServer.mails;
    expect(mail?.to).toMatchObject([{ address: 'zubeida@example.com' }]);
    expect(mail?.text).toContain('https://jobs.example');
    const [code = 'no code'] = /\d{6}/.exec(mail?.text ?? '') ?? [];
    const log = lines.join('\n');
    expect(log).toContain('send-message');
    for (const secretText of ['zubeida', 'Zubeida', `"${code}"`, 'correct horse'])
      expect(log).not.toContain(secretText);
  });

  it('ends, so that it can be started again, when its database has gone', async () => {
    const port = await findFreePort();
    const { child, lines } = start(port);
    await untilReady(port);
    process.kill(findRunningServer(join(dataDir, 'postgres', 'cluster'))?.pid ?? 0, 'SIGKILL');
    // Not 'exit': the last lines may still be in the pipe then.
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(lines.join('\n')).toContain('The embedded PostgreSQL has gone');
    start(port);
    await untilReady(port);
    expect(await total(port)).toBe(125);
  });

  it('fills an empty production database with nobody and nothing', async () => {
    const { url, database, close } = await createEmptyDatabase();
    onTestFinished(close);
    const production = {
      APP_ENV: 'production',
      SITE_SECRET: createSecret(),
      DATABASE_URL: url,
      SERVICES_METRICS_PORT: '0',
      DRAIN_MS: '0',
    };
    const refused = start(0, { ...production, DEMO_DATA: 'on' });
    expect(await once(refused.child, 'close')).toEqual([1, null]);
    expect(refused.lines.join()).toContain('DEMO_DATA is on, and APP_ENV is production');

    const port = await findFreePort();
    const { child, lines } = start(port, production);
    await untilReady(port);
    expect(await total(port)).toBe(0);
    const [, metricsUrl = ''] = /Metrics at (http[^"]+)/.exec(lines.join()) ?? [];
    expect(await (await fetch(metricsUrl)).text()).toContain('database_up 1');
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
    const { rows } = await sql`
      select (select count(*)::int from jobs) as jobs, (select count(*)::int from seekers) as seekers,
        (select count(*)::int from companies) as companies, (select count(*)::int from courses) as courses,
        (select count(*)::int from loads) as loads`.execute(database);
    expect(rows).toEqual([{ jobs: 0, seekers: 0, companies: 0, courses: 0, loads: 0 }]);
    expect(lines.join()).not.toContain('Demo data');
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('says what is wrong and ends, when it cannot start', async () => {
    const { child, lines } = start(0, { LOG_LEVEL: 'loud' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(lines.join()).toContain('LOG_LEVEL must be fatal');
  });

  it('does not start in production without a secret, nor tells one that is too short', async () => {
    for (const [secret, secretText] of [
      ['', 'SITE_SECRET is not set'],
      ['hunter2', 'SITE_SECRET has 7 characters'],
      ['hunter2'.repeat(8), 'SITE_SECRET is easy to guess'],
    ] as const) {
      const { child, lines } = start(0, { APP_ENV: 'production', SITE_SECRET: secret });
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(lines.join()).toContain(secretText);
      expect(lines.join()).not.toContain('hunter2');
    }
    expect(findRunningServer(join(dataDir, 'postgres', 'cluster'))).toBeNull();
  });
});
