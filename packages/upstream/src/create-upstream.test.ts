import { once } from 'node:events';
import { defineCall } from '@broadsheet/contract/call';
import Type from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallReport, createUpstream, type Upstream } from './create-upstream.ts';
import * as faults from './fault-server.fixture.ts';
import { type Answer, type FaultServer, json, startFaultServer } from './fault-server.fixture.ts';

const tags = defineCall({
  service: 'job',
  method: 'GET',
  path: '/tags',
  auth: 'public',
  params: Type.Object({}),
  query: Type.Object({ q: Type.Optional(Type.String()), page: Type.Optional(Type.Integer()) }),
  answer: Type.Object({ items: Type.Array(Type.Object({ label: Type.String() })) }),
});
const mine = defineCall({ ...tags, path: '/mine', auth: 'token' });
const lagging = defineCall({ ...tags, path: '/lagging', mayLag: true });
const save = defineCall({ ...tags, path: '/save', method: 'POST' });
const page = defineCall({
  ...tags,
  path: '/p/{name}.json',
  params: Type.Object({ name: Type.String({ pattern: '^[a-z./]+$' }) }),
});
const valid = { items: [{ label: 'Java' }] };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closers.splice(0).map((close) => close()));
});

const start = async (answer: Answer, base = '') => {
  const server = await startFaultServer(answer);
  const reports: CallReport[] = [];
  const warnings: string[] = [];
  const upstream = createUpstream({
    baseUrls: { job: server.url + base },
    log: { warn: (_, message) => warnings.push(message) },
    now: Date.now,
    onCall: (report) => reports.push(report),
  });
  closers.push(upstream.close, server.close);
  return { server, upstream, reports, warnings };
};

const callerOf = (upstream: Upstream, deadlineMs = 2_000, signal = new AbortController().signal) =>
  upstream.caller({ brand: 'tech', signal, deadlineMs });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error) => error.code,
  );

describe('a call', () => {
  it('uses the path under the base with its brand, and its query in a fixed order', async () => {
    const { server, upstream } = await start(json(valid), '/job/');
    const request = server.nextRequest();
    const answer = await callerOf(upstream)(tags, { query: { q: 'c++ & c#', page: undefined } });
    expect(answer).toEqual(valid);
    expect(server.seen).toEqual(['GET /job/tags?q=c%2B%2B+%26+c%23']);
    const { headers } = await request;
    expect(headers['x-brand']).toBe('tech');
    expect(headers['x-contract']).toBe('2');
  });

  it('parses its answer when its turn comes, within its deadline', async () => {
    const server = await startFaultServer(json(valid));
    const turns: (() => void)[] = [];
    const takeTurn = () => new Promise<void>((resolve) => turns.push(resolve));
    const upstream = createUpstream({
      baseUrls: { job: server.url },
      log: { warn: () => undefined },
      now: Date.now,
      takeTurn,
    });
    closers.push(upstream.close, server.close);
    const answer = callerOf(upstream)(tags, {});
    await vi.waitFor(() => expect(turns).toHaveLength(1));
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting');
    turns[0]?.();
    expect(await answer).toEqual(valid);
    expect(await codeOf(callerOf(upstream, 50)(page, { params: { name: 'x' } }))).toBe('TIMEOUT');
  });

  it('escapes a hostile parameter within its segment', async () => {
    const { server, upstream } = await start(json(valid));
    await callerOf(upstream)(page, { params: { name: '../x' } });
    expect(server.seen).toEqual(['GET /p/..%2Fx.json']);
  });

  it('refuses invalid input without calling the service', async () => {
    const { server, upstream } = await start(json(valid));
    const failed = callerOf(upstream)(page, { params: { name: 'A' } });
    await expect(failed).rejects.toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'params/name' }],
    });
    expect(server.seen).toEqual([]);
  });

  it('runs once for equal calls of one request, and again for the next', async () => {
    const { server, upstream } = await start(json(valid));
    const call = callerOf(upstream);
    await Promise.all([
      call(tags, {}),
      call(tags, { query: {} }),
      call(tags, { query: { page: 2 } }),
    ]);
    expect(server.seen.sort()).toEqual(['GET /tags', 'GET /tags?page=2']);
    await callerOf(upstream)(tags, {});
    expect(server.seen).toHaveLength(3);
  });

  it('is cancelled when the client has gone', async () => {
    const { server, upstream, reports } = await start(faults.hang);
    const client = new AbortController();
    const request = server.nextRequest();
    const code = codeOf(callerOf(upstream, 5_000, client.signal)(tags, {}));
    const closed = once((await request).socket, 'close');
    client.abort();
    expect(await code).toBe('SERVICE_UNAVAILABLE');
    await closed;
    expect(reports).toMatchObject([{ service: 'job', outcome: 'gone', stale: false }]);
    expect(upstream.degraded()).toEqual([]);
  });
});

describe('a fault of the service', () => {
  const cases: [string, Answer, string][] = [
    ['hangs', faults.hang, 'TIMEOUT'],
    ['sends its body too slowly', faults.slowBody, 'TIMEOUT'],
    ['resets the connection', faults.reset, 'BAD_GATEWAY'],
    ['stops in the middle of the body', faults.halfBody, 'BAD_GATEWAY'],
    ['answers what is not JSON', faults.garbage, 'BAD_GATEWAY'],
    ['answers more than 5 MB', faults.huge, 'BAD_GATEWAY'],
    ['answers what its definition does not promise', json({ items: [{}] }), 'BAD_GATEWAY'],
    ['answers 500', json({ code: 'JOB_NOT_FOUND' }, 500), 'BAD_GATEWAY'],
    ['answers 503', json({}, 503), 'SERVICE_UNAVAILABLE'],
    ['stands behind a proxy that answers 502 in HTML', faults.proxyPage, 'BAD_GATEWAY'],
    ['stands behind a proxy that answers 502 with nothing', json({}, 502), 'BAD_GATEWAY'],
  ];
  for (const [what, answer, code] of cases) {
    it(`is ${code} when it ${what}`, async () => {
      const { upstream, reports } = await start(answer);
      // Only the timeout case has a short deadline: a busy machine needs longer for 5 MB.
      const deadlineMs = code === 'TIMEOUT' ? 300 : 20_000;
      expect(await codeOf(callerOf(upstream, deadlineMs)(tags, {}))).toBe(code);
      expect(reports).toMatchObject([{ service: 'job', outcome: code, stale: false }]);
      expect(upstream.degraded()).toEqual(['job']);
    });
  }

  it('is BAD_GATEWAY when nothing listens, and a service without an address is not called', async () => {
    const { server, upstream } = await start(json(valid));
    await server.close();
    expect(await codeOf(callerOf(upstream)(tags, {}))).toBe('BAD_GATEWAY');
    const seo = defineCall({ ...tags, service: 'seo' });
    expect(await codeOf(callerOf(upstream)(seo, {}))).toBe('SERVICE_UNAVAILABLE');
  });

  it('is a redirect, which is never followed', async () => {
    const target = await startFaultServer(json(valid));
    closers.push(target.close);
    const { upstream } = await start((_, response) => {
      response.writeHead(302, { location: target.url }).end();
    });
    expect(await codeOf(callerOf(upstream)(tags, {}))).toBe('BAD_GATEWAY');
    expect(target.seen).toEqual([]);
  });

  it('leaves one deadline for all calls of a request', async () => {
    const { server, upstream } = await start(faults.hang);
    const call = callerOf(upstream, 200);
    expect(await codeOf(call(tags, {}))).toBe('TIMEOUT');
    server.answer = json(valid);
    expect(await codeOf(call(tags, { query: { page: 2 } }))).toBe('TIMEOUT');
  });
});

describe('a refusal of the service', () => {
  it('has its code and details, and is no fault', async () => {
    const details = [{ path: '/jobcode', message: 'is unknown' }];
    const { upstream, reports } = await start(json({ code: 'JOB_NOT_FOUND', details }, 404));
    await expect(callerOf(upstream)(tags, {})).rejects.toMatchObject({
      code: 'JOB_NOT_FOUND',
      status: 404,
      details,
    });
    expect(reports).toMatchObject([{ service: 'job', outcome: 'refused', stale: false }]);
    expect(upstream.degraded()).toEqual([]);
  });

  it('is read by its status when the code is unknown or does not suit it', async () => {
    const { upstream } = await start(json({ code: 'TIMEOUT' }, 404));
    expect(await codeOf(callerOf(upstream)(tags, {}))).toBe('NOT_FOUND');
  });
});

describe('the last good answer', () => {
  it('replaces a public read that fails, and is counted', async () => {
    const { server, upstream, reports, warnings } = await start(json(valid));
    await callerOf(upstream)(tags, {});
    server.answer = faults.reset;
    expect(await callerOf(upstream)(tags, {})).toEqual(valid);
    expect(reports.at(-1)).toMatchObject({ service: 'job', outcome: 'BAD_GATEWAY', stale: true });
    expect(warnings).toEqual(['service call failed']);
  });

  it('is not given for another query, another brand, a personal call or a write', async () => {
    const { server, upstream } = await start(json(valid));
    const warm = callerOf(upstream);
    await Promise.all([warm(tags, {}), warm(mine, {}), warm(save, {})]);
    server.answer = faults.reset;
    const call = callerOf(upstream);
    expect(await codeOf(call(tags, { query: { q: 'x' } }))).toBe('BAD_GATEWAY');
    expect(await codeOf(call(mine, {}))).toBe('BAD_GATEWAY');
    expect(await codeOf(call(save, {}))).toBe('BAD_GATEWAY');
    const { signal } = new AbortController();
    const other = upstream.caller({ brand: 'management', signal, deadlineMs: 2_000 });
    expect(await codeOf(other(tags, {}))).toBe('BAD_GATEWAY');
  });

  it('does not hide that an entity is gone, and is dropped then', async () => {
    const { server, upstream } = await start(json(valid));
    await callerOf(upstream)(tags, {});
    server.answer = json({ code: 'JOB_NOT_FOUND' }, 404);
    expect(await codeOf(callerOf(upstream)(tags, {}))).toBe('JOB_NOT_FOUND');
    server.answer = faults.reset;
    expect(await codeOf(callerOf(upstream)(tags, {}))).toBe('BAD_GATEWAY');
  });

  it('is cached for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { server, upstream } = await start(json(valid));
    await callerOf(upstream)(tags, {});
    server.answer = faults.reset;
    vi.setSystemTime(Date.now() + 599_000);
    expect(await callerOf(upstream)(tags, {})).toEqual(valid);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await codeOf(callerOf(upstream)(tags, {}))).toBe('BAD_GATEWAY');
  });
});

describe('the breaker of a service', () => {
  const callAll = async (upstream: Upstream, count: number) => {
    for (let index = 0; index < count; index += 1) await codeOf(callerOf(upstream)(tags, {}));
  };

  it('opens within 20 failing calls, lets one probe through every 5 s and closes on its success', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { server, upstream, warnings } = await start(json({}, 500));
    await callAll(upstream, 25);
    expect(server.seen).toHaveLength(20);
    expect(warnings).toContain('breaker opened');
    vi.setSystemTime(Date.now() + 5_001);
    await callAll(upstream, 10);
    expect(server.seen).toHaveLength(21);
    server.answer = json(valid);
    vi.setSystemTime(Date.now() + 5_001);
    await callAll(upstream, 3);
    expect(server.seen).toHaveLength(24);
    expect(warnings.at(-1)).toBe('breaker closed');
    expect(upstream.degraded()).toEqual([]);
  });

  it('fails at once while a probe runs', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { server, upstream } = await start(json({}, 500));
    await callAll(upstream, 20);
    server.answer = faults.hang;
    vi.setSystemTime(Date.now() + 5_001);
    const request = server.nextRequest();
    const probe = codeOf(callerOf(upstream, 400)(tags, {}));
    await request;
    expect(await codeOf(callerOf(upstream, 60_000)(tags, {}))).toBe('SERVICE_UNAVAILABLE');
    expect(await probe).toBe('TIMEOUT');
  });

  it('is one for public reads that a standby may answer, and another for all else', async () => {
    const { server, upstream } = await start((request, response) =>
      json(valid, request.url === '/lagging' ? 200 : 503)(request, response),
    );
    await callAll(upstream, 25);
    expect(await codeOf(callerOf(upstream)(tags, {}))).toBe('SERVICE_UNAVAILABLE');
    expect(await callerOf(upstream)(lagging, {})).toEqual(valid);
    expect(server.seen.filter((request) => request.endsWith('/tags'))).toHaveLength(20);
    expect(upstream.breakers()).toEqual([{ service: 'job', isOpen: true }]);
    expect(upstream.degraded()).toEqual(['job']);
  });

  it('stays closed for refusals', async () => {
    const { server, upstream } = await start(json({ code: 'JOB_NOT_FOUND' }, 404));
    await callAll(upstream, 25);
    expect(server.seen).toHaveLength(25);
  });
});

describe('the bulkhead and the retries', () => {
  it('keeps a slow service from being asked by more than 64 at once, and turns away beyond the queue', async () => {
    const { server, upstream } = await start(faults.hang);
    const client = new AbortController();
    const call = upstream.caller({ brand: 'tech', signal: client.signal, deadlineMs: 20_000 });
    const codes = Array.from({ length: 330 }, (_, page) => codeOf(call(tags, { query: { page } })));
    const turnedAway = await Promise.race(codes.slice(320));
    expect(turnedAway).toBe('SERVICE_UNAVAILABLE');
    client.abort();
    await Promise.all(codes);
    expect(server.seen.length).toBeLessThanOrEqual(64);
  });

  it('makes a read again over a broken connection, for at most a fifth of the calls, and never a write', async () => {
    const { server, upstream } = await start(json(valid));
    for (let index = 0; index < 10; index += 1)
      await callerOf(upstream)(tags, { query: { page: index } });
    let broken = false;
    server.answer = (request, response) => {
      if (!broken) {
        broken = true;
        return faults.reset(request, response);
      }
      return json(valid)(request, response);
    };
    expect(await callerOf(upstream)(tags, { query: { q: 'new' } })).toEqual(valid);
    server.answer = faults.reset;
    const before = server.seen.length;
    expect(await codeOf(callerOf(upstream)(save, {}))).toBe('BAD_GATEWAY');
    expect(server.seen.length - before).toBe(1);
    for (let index = 0; index < 5; index += 1)
      await codeOf(callerOf(upstream)(tags, { query: { q: String(index) } }));
    expect(server.seen.length - before).toBeLessThanOrEqual(6 + 2);
  });
});

describe('one service that fails', () => {
  it('does not affect other services', async () => {
    const bad: FaultServer = await startFaultServer(faults.hang);
    const fine = await startFaultServer(json(valid));
    closers.push(bad.close, fine.close);
    const upstream = createUpstream({
      baseUrls: { job: bad.url, seo: fine.url },
      log: { warn: () => {} },
      now: Date.now,
    });
    closers.push(upstream.close);
    const call = callerOf(upstream, 200);
    const seo = defineCall({ ...tags, service: 'seo' });
    const [job, other] = await Promise.all([codeOf(call(tags, {})), call(seo, {})]);
    expect([job, other]).toEqual(['TIMEOUT', valid]);
    expect(upstream.degraded()).toEqual(['job']);
  });
});
