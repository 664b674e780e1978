import { defineCall } from '@broadsheet/contract/call';
import { OVERLOADED_HEADER } from '@broadsheet/contract/overloaded-header';
import Type from 'typebox';
import { afterEach, expect, it } from 'vitest';
import { type CallReport, createUpstream } from './create-upstream.ts';
import { json, startFaultServer } from './fault-server.fixture.ts';

const tags = defineCall({
  service: 'job',
  method: 'GET',
  path: '/tags',
  auth: 'public',
  params: Type.Object({}),
  query: Type.Object({}),
  answer: Type.Object({ items: Type.Array(Type.String()) }),
});
const refresh = defineCall({ ...tags, path: '/refresh', retries: true, forOne: true });

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const overloaded = json({ statusCode: 503, code: 'OVERLOADED', message: '', requestId: '' }, 503);

const start = async () => {
  const server = await startFaultServer(overloaded);
  const reports: CallReport[] = [];
  const warnings: string[] = [];
  const upstream = createUpstream({
    baseUrls: { job: server.url },
    log: { warn: (_, message) => warnings.push(message) },
    now: Date.now,
    onCall: (report) => reports.push(report),
  });
  closers.push(upstream.close, server.close);
  /** Each call is for another request of the site: equal calls of one request run once. */
  const call = (call: typeof tags) => {
    const { signal } = new AbortController();
    return upstream.caller({ brand: 'tech', signal, deadlineMs: 20_000 })(call, {});
  };
  return { server, upstream, call, reports, warnings };
};

it('works: its refusals open no breaker, and are passed on', async () => {
  const { server, upstream, call, reports, warnings } = await start();
  for (let at = 0; at < 30; at += 1)
    await expect(call(tags)).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 });
  expect(server.seen).toHaveLength(30);
  expect(upstream.degraded()).toEqual([]);
  expect(new Set(reports.map(({ outcome }) => outcome))).toEqual(new Set(['OVERLOADED']));
  expect(warnings).toEqual([]);
});

it('is not called again, not even by a call with retries', async () => {
  const { server, call } = await start();
  await expect(call(refresh)).rejects.toMatchObject({ code: 'OVERLOADED' });
  expect(server.seen).toHaveLength(1);
});

it('is replaced by its last successful answer, where there is one', async () => {
  const { server, call, reports } = await start();
  server.answer = json({ items: ['Java'] });
  await call(tags);
  server.answer = overloaded;
  expect(await call(tags)).toEqual({ items: ['Java'] });
  expect(reports.at(-1)).toMatchObject({ service: 'job', outcome: 'OVERLOADED', stale: true });
});

it('reports its overload by a header, and only then', async () => {
  const server = await startFaultServer((_request, response) => {
    const headers = server.seen.length > 1 ? { [OVERLOADED_HEADER]: '1' } : {};
    response.writeHead(200, headers).end('{"items":[]}');
  });
  let overloads = 0;
  const upstream = createUpstream({
    baseUrls: { job: server.url },
    log: { warn: () => undefined },
    now: Date.now,
    onOverload: () => {
      overloads += 1;
    },
  });
  closers.push(upstream.close, server.close);
  const { signal } = new AbortController();
  const call = () => upstream.caller({ brand: 'tech', signal, deadlineMs: 20_000 })(tags, {});
  await call();
  expect(overloads).toBe(0);
  expect(await call()).toEqual({ items: [] });
  expect(overloads).toBe(1);
});
