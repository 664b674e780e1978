import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { login } from '@broadsheet/contract/calls/auth';
import { DEEP_LISTS, hostileBodies } from '@broadsheet/test-kit/hostile/hostile-bodies';
import { longestHold } from '@broadsheet/test-kit/hostile/longest-hold';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  FORM,
  JOBS,
  LOGIN,
  OWN,
  post,
  services,
  sessionOf,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';

const open = useTestSites();
const JSON_TYPE = { 'content-type': 'application/json' };
const IS_FULL = process.env.SWEEP === 'full';
/** The limit for an otherwise idle machine. */
const MAX_HOLD_MS = timeLimit(IS_FULL ? 100 : 300);
const BODY_BYTES = 60_000;

const long = (length: number, text: string): string => text.repeat(length);

describe('what is too much', () => {
  const bodies: [string, number, string, object, string][] = [
    ['a list of a million', 413, 'PAYLOAD_TOO_LARGE', JSON_TYPE, `[${long(1e6, '0,')}0]`],
    ['a hundred thousand fields', 413, 'PAYLOAD_TOO_LARGE', FORM, long(1e5, 'a=1&')],
    ['ten thousand lists in one another', 400, 'BAD_REQUEST', JSON_TYPE, DEEP_LISTS],
    ['a list of thirty thousand', 400, 'BAD_REQUEST', JSON_TYPE, `[${long(3e4, '0,')}0]`],
    ['ten thousand fields', 400, 'BAD_REQUEST', FORM, long(1e4, 'a[]&')],
    ['a prototype', 400, 'BAD_REQUEST', JSON_TYPE, '{"__proto__":{"isAdmin":true}}'],
  ];
  it.each(bodies)(
    'is refused in the words of the catalogue: %s',
    async (_, status, code, headers, text) => {
      const site = await open({});
      const answer = await post(site, LOGIN, text, { ...OWN, ...headers });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
      expect(site.service.seen).toEqual([]);
    },
  );

  it('is refused in an address, and read where its length is all that may be too much', async () => {
    const site = await open({ service: json(JOBS) });
    expect((await site.request(`/?${long(4_500, 'a&')}`)).statusCode).toBe(414);
    for (const query of [
      long(4_000, 'a&'),
      long(900, 'size=1&'),
      long(800, '__proto__&'),
      long(2_000, 'a[]&'),
    ]) {
      expect((await site.request(`/?${query}`)).statusCode).toBe(200);
      expect([200, 400]).toContain((await site.request(`/api/job/search?${query}`)).statusCode);
    }
  });
});

/** All that a call may be sent; on every change one of them, each call another one. */
const sentTo = (call: CallDefinition, at: number) => {
  const bodies = hostileBodies(call, BODY_BYTES);
  return IS_FULL ? bodies : bodies.slice(at % bodies.length, (at % bodies.length) + 1);
};

it('no body holds the loop, and none is a fault, whichever call it is sent to', async () => {
  const site = await open({
    service: services({ [VALIDATE]: sessionOf() }),
    env: { RATE_LIMIT: 'off' },
  });
  const token = await tokenOf();
  const found: string[] = [];
  const calls = CALLS.filter((call) => call.body && !call.upload && call !== login);
  for (const [at, call] of calls.entries())
    for (const { what, type, text } of sentTo(call, at)) {
      const url = bffPathOf(call).replace(/\{\w+\}/g, '7');
      let status = 0;
      const held = await longestHold(async () => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': type };
        const answer = await site.request(url, { method: call.method, payload: text, headers });
        status = answer.statusCode;
      }, MAX_HOLD_MS);
      // The service behind it only answers 503.
      if (status === 500 || held > MAX_HOLD_MS)
        found.push(`${call.method} ${url} with ${what}: ${status}, ${held.toFixed(0)} ms`);
    }
  expect(found).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});
