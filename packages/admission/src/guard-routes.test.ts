import { on, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { settingsFor } from './default-settings.ts';
import { createGate } from './gate.ts';
import { guardRoutes } from './guard-routes.ts';

const LIMIT = 4;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server whose work lasts until the test ends it. */
const openServer = async () => {
  const working: { path: string; finish: () => void }[] = [];
  const planned: (() => void)[] = [];
  let at = 0;
  let heard = () => {};
  const gate = createGate({
    settings: settingsFor({ max: LIMIT, delayMs: 1_000 }),
    now: () => at,
    later: (run) => void planned.push(run),
  });
  const passMaxDelay = (): void => {
    at += 1_100;
    for (const run of planned.splice(0)) run();
  };
  const app = fastify();
  guardRoutes(app, {
    gate,
    criticalityOf: ({ url }) => {
      if (url === '/health') return null;
      if (url === '/ahead') return 'sheddable';
      return url === '/pay' ? 'critical' : 'normal';
    },
    refuse: (_, reply) => void reply.code(503).send('full'),
  });
  app.get('/health', () => 'well');
  app.get('/large', () => Buffer.alloc(32 * 1024 * 1024));
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request) => {
      await new Promise<void>((finish) => {
        working.push({ path: request.url, finish });
        heard();
      });
      return request.url;
    },
  });
  closing.push(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const request = (path: string, init?: RequestInit) =>
    fetch(`${url}${path}`, init).then(async (answer) => ({
      status: answer.status,
      body: await answer.text(),
    }));
  const untilWorkingOn = async (count: number): Promise<void> => {
    while (working.length < count) await new Promise<void>((resolve) => (heard = resolve));
  };
  const { port } = app.server.address() as AddressInfo;
  return { app, gate, request, working, untilWorkingOn, port, passMaxDelay };
};

it('refuses sheddable requests, admits a payment first, and answers health, while all slots are taken', async () => {
  const { gate, request, working, untilWorkingOn, app, passMaxDelay } = await openServer();
  const slow = Array.from({ length: LIMIT }, () => request('/pay'));
  await untilWorkingOn(LIMIT);
  const arrivals = on(app.server, 'request');
  const waits = [request('/feed'), request('/pay')];
  for (const _ of waits) await arrivals.next();
  expect(gate.figures().waiting).toEqual({ critical: 1, normal: 1 });
  expect(await request('/ahead')).toEqual({ status: 503, body: 'full' });
  expect(await request('/health')).toEqual({ status: 200, body: 'well' });
  working[0]?.finish();
  await untilWorkingOn(LIMIT + 1);
  expect(working[LIMIT]?.path).toBe('/pay');
  passMaxDelay();
  expect(await waits[0]).toEqual({ status: 503, body: 'full' });
  for (const { finish } of working) finish();
  expect((await Promise.all([...slow, waits[1]])).map((one) => one?.status)).toEqual(
    Array(LIMIT + 1).fill(200),
  );
  expect(gate.figures()).toMatchObject({ held: 0, waiting: { critical: 0, normal: 0 } });
});

it('occupies no slot while a body is sent slowly, and takes one again once it is complete', async () => {
  const { gate, working, untilWorkingOn, port } = await openServer();
  const slow = connect(port, '127.0.0.1');
  slow.write('POST /pay HTTP/1.1\r\nhost: a\r\nconnection: close\r\n');
  slow.write('content-type: application/json\r\ncontent-length: 2\r\n\r\n{');
  const other = connect(port, '127.0.0.1');
  other.write('GET /feed HTTP/1.1\r\nhost: a\r\n\r\n');
  await untilWorkingOn(1);
  expect(gate.figures().held).toBe(1);
  slow.write('}');
  await untilWorkingOn(2);
  expect(gate.figures().held).toBe(2);
  other.destroy();
  for (const { finish } of working) finish();
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 /);
  expect(gate.figures().held).toBe(0);
});

it('occupies no slot for slow readers and disconnected clients', async () => {
  const { gate, untilWorkingOn, port, app } = await openServer();
  const reader = connect(port, '127.0.0.1');
  reader.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(reader, 'readable');
  expect(gate.figures().held).toBe(0);
  const goner = connect(port, '127.0.0.1');
  goner.write('GET /feed HTTP/1.1\r\nhost: a\r\n\r\n');
  const [, held]: ServerResponse[] = await once(app.server, 'request');
  if (!held) throw new Error('nothing was asked');
  await untilWorkingOn(1);
  expect(gate.figures().held).toBe(1);
  const left = once(held, 'close');
  goner.destroy();
  reader.destroy();
  await left;
  expect(gate.figures().held).toBe(0);
});
