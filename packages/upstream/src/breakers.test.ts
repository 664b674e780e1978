import { defineCall } from '@broadsheet/contract/call';
import Type from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUpstream, type Upstream } from './create-upstream.ts';
import * as faults from './fault-server.fixture.ts';
import { type Answer, json, startFaultServer } from './fault-server.fixture.ts';
import { FaultShares } from './fault-shares.ts';

const call = (path: string, more: { isCritical?: true; mayLag?: true } = {}) =>
  defineCall({
    service: 'subscription',
    method: 'GET',
    path,
    auth: 'public',
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({}),
    ...more,
  });
const details = call('/details');
const orders = call('/orders');
const pay = call('/pay', { isCritical: true });
const callback = call('/callback', { isCritical: true });
const lists = call('/lists', { mayLag: true });

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closers.splice(0).map((close) => close()));
});

const start = async (answer: Answer) => {
  const server = await startFaultServer(answer);
  const events: object[] = [];
  const upstream = createUpstream({
    baseUrls: { subscription: server.url },
    log: { warn: (fields, message) => message.startsWith('breaker') && events.push(fields) },
    now: Date.now,
  });
  closers.push(upstream.close, server.close);
  return { server, upstream, events };
};

const send = (upstream: Upstream, definition: typeof pay, address?: string): Promise<string> =>
  upstream
    .caller({
      brand: 'tech',
      signal: new AbortController().signal,
      deadlineMs: 2_000,
      ...(address === undefined ? {} : { client: { address, agent: 'test' } }),
    })(definition, {})
    .then(
      () => 'answered',
      (error) => error.code,
    );
const callOften = async (
  upstream: Upstream,
  definition: typeof pay,
  address: (at: number) => string,
) => {
  for (let at = 0; at < 40; at += 1) await send(upstream, definition, address(at));
};
const failing =
  (...paths: string[]): Answer =>
  (request, response) =>
    json({}, paths.includes(request.url ?? '') ? 500 : 200)(request, response);
const manyClients = (at: number) => `192.0.2.${at}`;
const oneClient = () => '192.0.2.1';

describe('a call with faulty answers', () => {
  it('is refused, and no other call of its pool', async () => {
    const { upstream, events } = await start(failing('/details'));
    await callOften(upstream, details, manyClients);
    expect(await send(upstream, details, '198.51.100.7')).toBe('SERVICE_UNAVAILABLE');
    expect(await send(upstream, orders, '198.51.100.7')).toBe('answered');
    expect(events).toEqual([
      { service: 'subscription', pool: 'own', call: 'GET /details', open: true },
    ]);
    expect(upstream.breakers()).toEqual([{ service: 'subscription', isOpen: true }]);
  });

  it('is refused to nobody for what one client alone has met', async () => {
    const { server, upstream, events } = await start(failing('/pay'));
    await callOften(upstream, pay, oneClient);
    expect(events).toEqual([]);
    server.answer = json({});
    expect(await send(upstream, pay, '198.51.100.7')).toBe('answered');
    expect(await send(upstream, pay, oneClient())).toBe('answered');
  });

  it('is tried again by one probe, and open to all once that is answered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { server, upstream, events } = await start(failing('/details'));
    await callOften(upstream, details, manyClients);
    expect(server.seen).toHaveLength(20);
    vi.setSystemTime(Date.now() + 5_001);
    await callOften(upstream, details, oneClient);
    expect(server.seen).toHaveLength(21);
    server.answer = json({});
    vi.setSystemTime(Date.now() + 5_001);
    expect(await send(upstream, details, oneClient())).toBe('answered');
    expect(events.at(-1)).toMatchObject({ open: false });
  });
});

describe('a service that gives no answer', () => {
  it('refuses all calls of the pool, for any caller', async () => {
    const { server, upstream, events } = await start(faults.reset);
    await callOften(upstream, details, oneClient);
    const before = server.seen.length;
    expect(await send(upstream, orders, '198.51.100.7')).toBe('SERVICE_UNAVAILABLE');
    expect(server.seen).toHaveLength(before);
    expect(events).toContainEqual({
      service: 'subscription',
      pool: 'own',
      call: null,
      open: true,
    });
  });

  it('is called again once it answers, even with a fault', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { server, upstream } = await start(faults.reset);
    await callOften(upstream, details, manyClients);
    server.answer = failing('/details');
    vi.setSystemTime(Date.now() + 5_001);
    expect(await send(upstream, details)).toBe('BAD_GATEWAY');
    expect(await send(upstream, orders)).toBe('answered');
  });
});

describe('a critical call', () => {
  it.each([
    ['gives no answer', faults.reset],
    ['answers with faults', json({}, 500)],
  ])('is made while all else of its service %s', async (_, answer) => {
    const { server, upstream } = await start(answer);
    await callOften(upstream, details, manyClients);
    await callOften(upstream, lists, manyClients);
    server.answer = json({});
    expect(await send(upstream, details)).toBe('SERVICE_UNAVAILABLE');
    expect(await send(upstream, lists)).toBe('SERVICE_UNAVAILABLE');
    expect(await send(upstream, pay)).toBe('answered');
  });

  it('does not wait behind other calls of its service', async () => {
    const { upstream } = await start((request, response) =>
      (request.url === '/pay' ? json({}) : faults.hang)(request, response),
    );
    const waiting = Array.from({ length: 320 }, () => send(upstream, details));
    expect(await send(upstream, pay)).toBe('answered');
    await Promise.all(waiting);
  });

  it('is refused for no other critical call that fails', async () => {
    const { upstream } = await start(failing('/callback'));
    await callOften(upstream, callback, manyClients);
    expect(await send(upstream, callback)).toBe('SERVICE_UNAVAILABLE');
    expect(await send(upstream, pay)).toBe('answered');
  });
});

describe('the share of a caller', () => {
  it('limits a caller’s faults per window, and forgets them after it', () => {
    let now = 0;
    const shares = new FaultShares({ max: 2, windowMs: 10, now: () => now });
    expect([1, 2, 3].map(() => shares.take('a'))).toEqual([true, true, false]);
    expect(shares.take('b')).toBe(true);
    now = 10;
    expect([1, 2, 3].map(() => shares.take('a'))).toEqual([true, true, false]);
  });
});
