import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { defineCall } from '@broadsheet/contract/call';
import { refresh } from '@broadsheet/contract/calls/auth';
import { REFRESH_RACE_MS } from '@broadsheet/contract/constants';
import Type from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { createRefresher } from './create-refresher.ts';
import { createUpstream } from './create-upstream.ts';
import { type Answer, json, reset, startFaultServer } from './fault-server.fixture.ts';

const none = Type.Object({});
const mine = defineCall({
  service: 'user',
  method: 'GET',
  path: '/mine',
  auth: 'token',
  params: none,
  query: Type.Object({ page: Type.Optional(Type.Integer()) }),
  answer: Type.Object({ note: Type.Optional(Type.String()) }),
});
const list = defineCall({ ...mine, path: '/list', auth: 'public', knowsReader: true });
const open = defineCall({ ...mine, path: '/open', auth: 'public' });
const change = defineCall({
  ...mine,
  path: '/change',
  method: 'POST',
  body: Type.Object({ flag: Type.Integer() }),
});
const tokenOf = (name: string): string => ['a', name, 'c'].map((part) => part.repeat(60)).join('.');
const OLD = tokenOf('old');
const NEW = tokenOf('new');
const CLIENT = { address: '203.0.113.7', agent: 'Browser/1', requestId: 'r-1' };
const expired = json({ code: 'SESSION_EXPIRED' }, 406);

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const bearerOf = ({ headers }: IncomingMessage) => headers.authorization?.replace('Bearer ', '');
/** Services that accept only the new token, and issue it for the old one. */
const sessionServices: Answer = (request, response) => {
  if (request.url?.startsWith('/auth/refresh')) return json({ token: NEW })(request, response);
  return (bearerOf(request) === NEW ? json({ note: 'yes' }) : expired)(request, response);
};

const start = async (answer: Answer, isSuccessor = async (token: string) => token === NEW) => {
  const server = await startFaultServer(answer);
  let time = 1_000_000;
  const waited: number[] = [];
  const upstream = createUpstream({
    baseUrls: { user: server.url, auth: server.url },
    log: { warn: () => {} },
    now: () => time,
    wait: async (ms) => {
      waited.push(ms);
      time += ms;
    },
  });
  closers.push(upstream.close, server.close);
  const renew = createRefresher({ upstream, isSuccessor, now: () => time });
  const asReader = (token: string | null, more: object = {}) =>
    upstream.caller({
      brand: 'tech',
      signal: new AbortController().signal,
      deadlineMs: 29_000,
      credentials: { token: () => token, refresh: (stale) => renew('tech', stale, CLIENT) },
      ...more,
    });
  const pass = (ms: number) => {
    time += ms;
  };
  return { server, upstream, renew, waited, asReader, pass };
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error) => error.code,
  );

describe('the token of a reader', () => {
  it('are sent with calls that depend on the reader, and with no other', async () => {
    const { server, asReader } = await start(json({}));
    const call = asReader(NEW, { client: CLIENT });
    for (const one of [mine, list, open]) await call(one, {});
    const { pending } = server;
    expect(pending.map(({ request }) => bearerOf(request))).toEqual([NEW, NEW, undefined]);
    expect(pending[0]?.request.headers).toMatchObject({
      'x-client-address': CLIENT.address,
      'x-client-agent': CLIENT.agent,
      'x-request-id': CLIENT.requestId,
    });
  });

  it('make an answer private: it is neither cached nor shared', async () => {
    const { server, asReader } = await start(json({}));
    await asReader(NEW)(list, {});
    server.answer = reset;
    expect(await codeOf(asReader(NEW)(list, {}))).toBe('BAD_GATEWAY');
    server.answer = json({});
    await asReader(null)(list, {});
    server.answer = reset;
    expect(await codeOf(asReader(NEW)(list, {}))).toBe('BAD_GATEWAY');
  });

  it('is refreshed once for fifty calls, each of which is made once more', async () => {
    const { server, asReader } = await start(sessionServices);
    const answers = await Promise.all(Array.from({ length: 50 }, () => asReader(OLD)(mine, {})));
    expect(answers).toEqual(Array(50).fill({ note: 'yes' }));
    const count = (line: string) => server.seen.filter((seen) => seen === line).length;
    expect([count('GET /auth/refresh'), count('GET /mine')]).toEqual([1, 100]);
  });

  it('gives late callers the same new token for a while, and then refreshes again', async () => {
    const { server, renew, pass } = await start(sessionServices);
    for (const ms of [0, REFRESH_RACE_MS - 1, 2]) {
      pass(ms);
      expect(await renew('tech', OLD, CLIENT)).toBe(NEW);
    }
    expect(server.seen).toEqual(['GET /auth/refresh', 'GET /auth/refresh']);
  });

  it('that is refused again is the answer', async () => {
    const { server, asReader } = await start((request, response) =>
      (request.url === '/auth/refresh' ? json({ token: NEW }) : expired)(request, response),
    );
    expect(await codeOf(asReader(OLD)(mine, {}))).toBe('SESSION_EXPIRED');
    expect(server.seen).toEqual(['GET /mine', 'GET /auth/refresh', 'GET /mine']);
  });

  it('counts only when it is found good', async () => {
    const { server, asReader } = await start(sessionServices, async () => false);
    expect(await codeOf(asReader(OLD)(mine, {}))).toBe('BAD_GATEWAY');
    expect(server.seen.filter((line) => line === 'GET /mine')).toHaveLength(1);
  });
});

describe('a write', () => {
  it('carries JSON, and on its replay the same key', async () => {
    const bodies: string[] = [];
    const { server, asReader } = await start((request, response) => {
      void text(request).then((body) => {
        if (request.method === 'POST') bodies.push(body);
        sessionServices(request, response);
      });
    });
    await asReader(OLD)(change, { body: { flag: 1 } });
    const writes = server.pending.filter(({ request }) => request.method === 'POST');
    const keys = writes.map(({ request }) => request.headers['idempotency-key']);
    expect([bodies, keys[0] === keys[1]]).toEqual([['{"flag":1}', '{"flag":1}'], true]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    await asReader(NEW)(change, { body: { flag: 1 } });
    expect(server.pending.at(-1)?.request.headers['idempotency-key']).not.toBe(keys[0]);
  });

  it('is refused without a call if it is invalid', async () => {
    const { server, asReader } = await start(json({}));
    const failed = asReader(NEW)(change, { body: { flag: 'x' } as never });
    await expect(failed).rejects.toMatchObject({ details: [{ path: 'body/flag' }] });
    expect(server.seen).toEqual([]);
  });
});

describe('patience', () => {
  it('asks for a refresh three times more, three seconds apart, while the service has a fault', async () => {
    for (const fault of [json({}, 503), json({}, 500), reset]) {
      const { server, renew, waited } = await start(fault);
      expect(await codeOf(renew('tech', OLD, CLIENT))).toMatch(/SERVICE_UNAVAILABLE|BAD_GATEWAY/);
      expect([server.seen.length, waited]).toEqual([4, [3_000, 3_000, 3_000]]);
    }
  });

  it('has none with a refusal', async () => {
    for (const status of [401, 406, 418]) {
      const { server, renew, waited } = await start(json({}, status));
      expect(await codeOf(renew('tech', OLD, CLIENT))).toMatch(/^(UNAUTHORIZED|SESSION_)/);
      expect([server.seen.length, waited]).toEqual([1, []]);
    }
  });

  it('ends where the caller’s time would be up', async () => {
    const { server, upstream, waited } = await start(json({}, 503));
    const { signal } = new AbortController();
    const call = upstream.caller({ brand: 'tech', signal, deadlineMs: 7_000 });
    expect(await codeOf(call(refresh, {}))).toBe('SERVICE_UNAVAILABLE');
    expect([server.seen.length, waited.length]).toEqual([3, 2]);
  });
});

describe('error codes of a call', () => {
  const shown = defineCall({ ...open, failure: 'SETTINGS_SAVE_FAILED', answerNeeds: 'note' });

  it('replace a service fault, and an answer without a required property', async () => {
    for (const answer of [json({}, 503), reset, json({})]) {
      const { asReader } = await start(answer);
      expect(await codeOf(asReader(NEW)(shown, {}))).toBe('SETTINGS_SAVE_FAILED');
    }
    const { asReader } = await start(json({ note: 'x' }));
    expect(await codeOf(asReader(NEW)(shown, {}))).toBe('answered');
  });

  it('do not replace a refusal or a timeout', async () => {
    const { server, asReader } = await start(json({}, 403));
    expect(await codeOf(asReader(NEW)(shown, {}))).toBe('FORBIDDEN');
    server.answer = () => {};
    expect(await codeOf(asReader(NEW, { deadlineMs: 200 })(shown, {}))).toBe('TIMEOUT');
  });
});

describe('parameters of the page', () => {
  it('are sent, and leave equal calls equal', async () => {
    const { server, upstream } = await start(json({ note: 'kept' }));
    const { signal } = new AbortController();
    const callOn = (ref: string) =>
      upstream.caller({ brand: 'tech', signal, deadlineMs: 2_000, pageParameters: { ref } });
    await callOn('hp')(open, { query: { page: 2 } });
    expect(server.seen).toEqual(['GET /open?page=2&ref=hp']);
    server.answer = reset;
    expect(await callOn('jd')(open, { query: { page: 2 } })).toEqual({ note: 'kept' });
  });
});

describe('a refusal', () => {
  it('of any kind is no fault: the breaker stays closed', async () => {
    for (const status of [406, 418, 429, 422]) {
      const { upstream, asReader } = await start(json({}, status));
      for (let page = 0; page < 21; page += 1)
        await codeOf(asReader(null)(open, { query: { page } }));
      expect([status, upstream.degraded()]).toEqual([status, []]);
    }
  });

  it('of an overloaded service does not remove cached answers', async () => {
    const { server, asReader } = await start(json({ note: 'kept' }));
    await asReader(null)(open, {});
    server.answer = json({}, 429);
    expect(await asReader(null)(open, {})).toEqual({ note: 'kept' });
    expect(await codeOf(asReader(null)(open, { query: { page: 9 } }))).toBe('RATE_LIMITED');
  });
});
