import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStream } from '@broadsheet/test-kit/site/read-stream';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { hang, json, startFaultServer } from '@broadsheet/upstream/fault-server.fixture';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cookieOf,
  OWN,
  services,
  sessionOf,
  tokenOf,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';
import { writeTestFiles } from '../fixtures/test-files.fixture.ts';
import { SITE_SECRET } from '../fixtures/test-site.fixture.ts';

/** The source, which has no content of its build time to fall back on. */
const WITHOUT_CONTENT = [
  '--import',
  import.meta.resolve('tsx'),
  fileURLToPath(new URL('../server.ts', import.meta.url)),
];
/** The built program, which is what operators start. */
const SERVER = fileURLToPath(new URL('../../dist/server.js', import.meta.url));
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const run = (env: Record<string, string>, program: readonly string[] = [SERVER]) => {
  const child: ChildProcess = spawn(process.execPath, program, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_SECRET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting: { pattern: RegExp; resolve: (found: string) => void }[] = [];
  const read = (text: string) => {
    output += text;
    for (const { pattern, resolve } of waiting) {
      const found = pattern.exec(output);
      if (found) resolve(found[1] ?? found[0]);
    }
  };
  child.stdout?.setEncoding('utf8').on('data', read);
  child.stderr?.setEncoding('utf8').on('data', read);
  const exit = once(child, 'close');
  closers.push(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return {
    child,
    output: () => output,
    /** The first group of a pattern, as soon as the process has written it. */
    untilLogged: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        waiting.push({ pattern, resolve });
        read('');
      }),
    exitCode: async (): Promise<unknown> => (await exit)[0],
  };
};

const makeContent = async (): Promise<{ CONTENT_DIR: string; RENDERER_DIR: string }> => {
  const dir = await mkdtemp(join(tmpdir(), 'bff-server-'));
  closers.push(() => rm(dir, { recursive: true }));
  const page = (kind: string) => ({ page: kind, blocks: { q: { type: 'quote' } }, order: ['q'] });
  await writeTestFiles(dir, {
    'layouts/home.json': page('home'),
    'layouts/notfound.json': page('notfound'),
  });
  return { CONTENT_DIR: dir, RENDERER_DIR: join(dir, 'renderer') };
};

describe('a start', () => {
  it('stops at a bad value with its name and what was expected', async () => {
    const server = run({ PORT: 'http' });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toBe('PORT is "http": expected a port from 0 to 65535\n');
  });

  it('stops in production without a secret, naming it', async () => {
    const server = run({ APP_ENV: 'production', SITE_SECRET: '' });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toContain('SITE_SECRET is not set: production expects');
  });

  it('stops in production with a secret that can be guessed, without telling it', async () => {
    const server = run({ APP_ENV: 'production', SITE_SECRET: 'hunter2-'.repeat(8) });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toContain('SITE_SECRET is easy to guess');
    expect(server.output()).not.toContain('hunter2');
  });

  it('stops at a bad address of the database without telling its password', async () => {
    const server = run({ DATABASE_URL: 'mysql://admin:hunter2@db/jobs' });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toBe(
      'DATABASE_URL is not understood: expected an address such as postgres://user:password@host:5432/database\n',
    );
  });

  it('stops without a build of the renderer, naming the folder', async () => {
    const content = await makeContent();
    const server = run({ ...content, RENDERER_DIR: '/nowhere/renderer' });
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toContain(
      'no build of the renderer could be loaded from /nowhere/renderer',
    );
  });

  it('stops without brand configs, naming them', async () => {
    const server = run({ CONTENT_DIR: tmpdir() }, WITHOUT_CONTENT);
    expect(await server.exitCode()).toBe(1);
    expect(server.output()).toContain('brand-configs/tech.json');
  });
});

it('a BFF tells its figures at the port of operators alone', async () => {
  const server = run({ ...(await makeContent()), DATABASE_URL: '', DATABASE_URL_FILE: '' });
  const url = await server.untilLogged(/Server listening at (http:[^"]+)/);
  const metrics = await server.untilLogged(/metrics at (http:[^"]+)/);
  const request = async (address: string) => {
    const answer = await fetch(address, { headers: { connection: 'close' } });
    return { status: answer.status, body: await answer.text() };
  };
  expect(await request(`${url}/metrics`)).toMatchObject({
    status: 404,
    body: expect.stringContaining('"code":"NOT_FOUND"'),
  });
  expect(await request(metrics)).toMatchObject({
    status: 200,
    body: expect.stringContaining('process_cpu_seconds_total'),
  });
  expect((await request(new URL('/', metrics).href)).status).toBe(404);
  expect((await request(new URL('/health/ready', metrics).href)).status).toBe(200);
});

describe('a start without a database', () => {
  it('serves, and says once that nothing is recorded', async () => {
    const server = run({ ...(await makeContent()), DATABASE_URL: '', DATABASE_URL_FILE: '' });
    const url = await server.untilLogged(/Server listening at (http:[^"]+)/);
    await request(url).get('/health/ready').expect(200);
    server.child.kill('SIGTERM');
    expect(await server.exitCode()).toBe(0);
    expect(server.output().match(/no DATABASE_URL: nothing is recorded/g)).toHaveLength(1);
  });
});

/** Incomplete requests: nothing, half a head, half a body. */
const UNFINISHED = [
  '',
  'GET / HTTP/1.1\r\nHost: tech.local',
  'POST /api/telemetry HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
];
const connectAndSend = async (port: number, text: string) => {
  const socket = connect(port, '127.0.0.1');
  closers.push(async () => socket.destroy());
  // How it is cut off is the server's affair.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
};

const SHUTDOWN_MS = timeLimit(5_000);

describe('SIGTERM', () => {
  it('says not ready, finishes what is asked, ends streams whole, cuts off what stays unfinished, and exits within the deadline', async () => {
    const service = await startFaultServer(
      services({
        [VALIDATE]: sessionOf(),
        '/job/tags': hang,
        '/user/chat/stream': (_, response) =>
          void response
            .writeHead(200, { 'content-type': 'text/event-stream' })
            .write('id: 1\nevent: begin\ndata: {}\n\n'),
      }),
    );
    closers.push(service.close);
    const server = run({
      ...(await makeContent()),
      SERVICES_URL: service.url,
      // An unreachable server: recording must not delay the exit.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
      DRAIN_MS: String(timeLimit(1_000)),
      SHUTDOWN_DEADLINE_MS: String(SHUTDOWN_MS),
    });
    const url = await server.untilLogged(/Server listening at (http:[^"]+)/);
    const port = Number(new URL(url).port);
    const cookie = cookieOf(await tokenOf({}, Date.now()));
    const stream = await readStream(`${url}/api/user/chat/stream`, { ...OWN, ...cookie });
    await stream.next();
    const received = service.nextRequest();
    const answer = fetch(`${url}/api/job/tags`);
    await received;
    await Promise.all(UNFINISHED.map((sent) => connectAndSend(port, sent)));
    const begun = Date.now();
    server.child.kill('SIGTERM');
    await server.untilLogged(/"msg":"closing"/);
    await request(url).get('/health/ready').expect(503, { status: 'closing' });
    const pending = service.pending.find(({ request }) => request.url === '/job/tags');
    if (pending) json({ items: [] })(pending.request, pending.response);
    expect((await answer).status).toBe(200);
    expect(await stream.rest()).toEqual([]);
    expect(await server.exitCode()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(SHUTDOWN_MS);
  });
});
