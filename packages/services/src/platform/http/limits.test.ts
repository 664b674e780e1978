import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { DEEP_LISTS, hostileBodies } from '@broadsheet/test-kit/hostile/hostile-bodies';
import { longestHold } from '@broadsheet/test-kit/hostile/longest-hold';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOUND_CALLS } from '../../calls.ts';
import { routeOf } from './read-context.ts';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const IS_FULL = process.env.SWEEP === 'full';
/** The limit holds for an idle machine. */
const MAX_HOLD_MS = timeLimit(IS_FULL ? 100 : 300);
/** The size that the BFF accepts. */
const BODY_BYTES = 60_000;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

const send = async (url: string, type: string, payload: string, token = '') => {
  const headers = { 'x-brand': 'tech', 'content-type': type, authorization: `Bearer ${token}` };
  const answer = await services.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
};

it.each([
  ['a list of a million', 413, 'PAYLOAD_TOO_LARGE', JSON_TYPE, `[${'0,'.repeat(1e6)}0]`],
  ['a hundred thousand fields', 413, 'PAYLOAD_TOO_LARGE', FORM, 'a=1&'.repeat(1e5)],
  ['ten thousand lists in one another', 400, 'BAD_REQUEST', JSON_TYPE, DEEP_LISTS],
  ['a list of thirty thousand', 400, 'BAD_REQUEST', JSON_TYPE, `[${'0,'.repeat(3e4)}0]`],
  ['ten thousand fields', 400, 'BAD_REQUEST', FORM, 'a[]&'.repeat(1e4)],
  ['a prototype', 400, 'BAD_REQUEST', JSON_TYPE, '{"__proto__":{"isAdmin":true}}'],
])(
  'what is too much is refused in the words of the catalogue: %s',
  async (_, status, code, type, text) => {
    expect(await send('/auth/login', type, text)).toEqual({ status, code });
  },
);

it('no body holds the loop, and none is a fault, whichever call it is sent to', async () => {
  const { token } = await addSeeker(services, {}, {});
  const found: string[] = [];
  const bodyCalls = BOUND_CALLS.filter(({ call }) => call.body && call.method === 'POST');
  for (const [at, { call }] of bodyCalls.entries()) {
    const bodies = hostileBodies(call, BODY_BYTES);
    const sent = IS_FULL ? bodies : bodies.slice(at % bodies.length, (at % bodies.length) + 1);
    for (const { what, type, text } of sent) {
      const url = routeOf(call).replace(/:\w+/g, '7');
      let status = 0;
      const held = await longestHold(async () => {
        ({ status } = await send(url, type, text, token));
      }, MAX_HOLD_MS);
      if (status >= 500 || held > MAX_HOLD_MS)
        found.push(`${url} with ${what}: ${status}, ${held.toFixed(0)} ms`);
    }
  }
  expect(found).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});
