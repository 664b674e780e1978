import { bffPathOf } from '@broadsheet/contract/call';
import { logout } from '@broadsheet/contract/calls/auth';
import { addChat, addRecruiterMessage } from '@broadsheet/test-kit/database/add-chat';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { type ReadStream, readStream } from '@broadsheet/test-kit/site/read-stream';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieOf, OWN } from '../fixtures/session-site.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

/** Shorter than a stream is read here. */
const CALL_DEADLINE_MS = timeLimit(1_200);
/** Long before the next comment of a stream, by which a lost end would be noticed. */
const SOON_MS = timeLimit(5_000);

let services: TestServices;
let site: TestSite;
let base: string;
beforeAll(async () => {
  services = await createTestServices();
  const url = await services.app.listen({ port: 0, host: '127.0.0.1' });
  site = await openTestSite({
    env: { SERVICES_URL: url, CALL_DEADLINE_MS: String(CALL_DEADLINE_MS) },
    siteSecret: TEST_SITE_SECRET,
    now: () => services.now,
  });
  base = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  await services.close();
});

const follow = (headers: Record<string, string>, query = '') =>
  readStream(`${base}/api/user/chat/stream${query}`, { ...OWN, ...headers });
const nextMessage = async (stream: ReadStream) => {
  for (;;) {
    const event = await stream.next();
    if (event.name === 'message') return event;
  }
};

it('passes on what happens, beyond the deadline of calls, and goes on where it broke', async () => {
  const chat = await addChat(services);
  const cookie = cookieOf(chat.token);
  const sendMessage = (text: string) => addRecruiterMessage(services, chat, text);
  const stream = await follow(cookie);
  expect(await stream.next()).toMatchObject({ name: 'begin' });
  await sendMessage('one');
  const begun = performance.now();
  let seen = await nextMessage(stream);
  for (let count = 1; performance.now() - begun < CALL_DEADLINE_MS; count += 1) {
    await sendMessage(`more ${count}`);
    seen = await nextMessage(stream);
    expect(seen).toMatchObject({ data: { text: `more ${count}` } });
  }
  stream.close();
  await sendMessage('last');
  const id = seen.id ?? '';
  for (const again of [
    await follow({ ...cookie, 'last-event-id': id }),
    await follow(cookie, `?after=${id}`),
  ]) {
    expect(await nextMessage(again)).toMatchObject({ data: { text: 'last' } });
    again.close();
  }
});

it('needs a session, and ends within a second of a logout', async () => {
  const { token } = await addChat(services);
  await expect(follow({})).rejects.toThrow('401');
  await expect(follow(cookieOf(token), '?after=x')).rejects.toThrow('400');
  const stream = await follow(cookieOf(token));
  await stream.next();
  const begun = performance.now();
  const headers = { ...OWN, ...cookieOf(token) };
  const left = await site.request(bffPathOf(logout), { method: 'POST', headers });
  expect(left.statusCode).toBe(200);
  await stream.rest();
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
});

it('ends whole and at once when the server is to end, which waits for no reader', async () => {
  const { token } = await addChat(services);
  const stream = await follow(cookieOf(token));
  await stream.next();
  const begun = performance.now();
  const over = stream.rest();
  await Promise.all([site.app.close(), over]);
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
});
