import { randomUUID } from 'node:crypto';
import { deactivate } from '@broadsheet/contract/calls/account';
import { logout } from '@broadsheet/contract/calls/auth';
import { readChat, sendChatMessage } from '@broadsheet/contract/calls/chat';
import {
  addChat,
  addRecruiterMessage,
  type TestChat,
} from '@broadsheet/test-kit/database/add-chat';
import { TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { type ReadStream, readStream } from '@broadsheet/test-kit/site/read-stream';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { touchPresence } from '../chat/touch-presence.ts';
import { acquireSlot, renewSlot, SLOT_LEASE_MS, STREAMS_MAX } from './stream-slots.ts';

/** Much sooner than the stream's next comment, which would reveal a broken connection. */
const SOON_MS = timeLimit(5_000);

let services: TestServices;
let base: string;
const open: ReadStream[] = [];
beforeAll(async () => {
  services = await createTestServices();
  base = await services.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => services.close());

const follow = async ({ token }: TestChat, headers: Record<string, string> = {}) => {
  const stream = await readStream(`${base}/user/chat/stream`, {
    'x-brand': 'tech',
    authorization: `Bearer ${token}`,
    ...headers,
  });
  open.push(stream);
  return stream;
};
/** The next event other than the given ones. */
const nextBut = async (stream: ReadStream, ...passed: readonly string[]) => {
  for (;;) {
    const event = await stream.next();
    if (!passed.includes(event.name)) return event;
  }
};
const sendAsRecruiter = (chat: TestChat, text: string) => addRecruiterMessage(services, chat, text);
/** The texts of the next messages; other events are skipped. */
const textsOf = async (stream: ReadStream, count: number) => {
  const texts: unknown[] = [];
  let id: string | undefined;
  while (texts.length < count) {
    const event = await stream.next();
    id = event.id ?? id;
    if (event.name === 'message') texts.push(Reflect.get(Object(event.data), 'text'));
  }
  return { texts, id: id ?? '' };
};

it('tells each reader of their own, and of nothing else', async () => {
  const asha = await addChat(services);
  const ravi = await addChat(services);
  const [ashas, ravis] = await Promise.all([follow(asha), follow(ravi)]);
  expect((await ashas.next()).name).toBe('begin');
  expect((await ravis.next()).name).toBe('begin');
  await sendAsRecruiter(asha, 'For Asha.');
  await sendAsRecruiter(ravi, 'For Ravi.');
  const next = () => nextBut(ravis, 'unread');
  const events = [await next(), await next(), await next()];
  expect(events.map(({ name }) => name).sort()).toEqual(['message', 'notification', 'read']);
  expect(JSON.stringify(events)).not.toContain('Asha');
  expect((await textsOf(ashas, 1)).texts).toEqual(['For Asha.']);
});

it('loses nothing and doubles nothing over a broken connection and a message sent twice', async () => {
  const chat = await addChat(services);
  const first = await follow(chat);
  await first.next();
  await sendAsRecruiter(chat, 'one');
  const seen = await textsOf(first, 1);
  first.close();
  const message = { text: 'two', clientId: 'k' };
  const sending = {
    token: chat.token,
    params: { conversationId: chat.conversationId },
    body: message,
  };
  await Promise.all([
    services.call(sendChatMessage, sending),
    services.call(sendChatMessage, sending),
  ]);
  for (const text of ['three', 'four']) await sendAsRecruiter(chat, text);
  const again = await follow(chat, { 'last-event-id': seen.id });
  expect((await again.next()).name).toBe('begin');
  await sendAsRecruiter(chat, 'five');
  expect((await textsOf(again, 4)).texts).toEqual(['two', 'three', 'four', 'five']);
});

it('says that what was missed is not kept any more, or was never', async () => {
  const chat = await addChat(services);
  await sendAsRecruiter(chat, 'one');
  const fromUnknown = await follow(chat, { 'last-event-id': '999' });
  expect((await fromUnknown.next()).name).toBe('reset');
  await services.database
    .deleteFrom('reader_events')
    .where('seeker_id', '=', chat.seeker.id)
    .execute();
  const behind = await follow(chat, { 'last-event-id': '0' });
  expect(await behind.next()).toMatchObject({ name: 'reset', id: '3' });
});

it('tells that the recruiter is there', async () => {
  const chat = await addChat(services);
  const stream = await follow(chat);
  await stream.next();
  services.now += 60_000;
  await touchPresence(services.database, { side: 'recruiter', id: chat.recruiterId }, services.now);
  const seenAt = new Date(services.now).toISOString();
  const data = { conversationIds: [chat.conversationId], seenAt };
  expect(await nextBut(stream, 'unread')).toMatchObject({ name: 'presence', data, id: undefined });
});

it('ends with its session', async () => {
  const chat = await addChat(services);
  const stream = await follow(chat);
  await stream.next();
  const begun = performance.now();
  await services.call(logout, { token: chat.token });
  expect((await stream.rest()).at(-1)).toEqual({ name: 'over', data: {}, id: undefined });
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
  await expect(follow(chat)).rejects.toThrow('418');
});

it('ends with a deactivation, which it says', async () => {
  const chat = await addChat(services);
  const stream = await follow(chat);
  await stream.next();
  await services.call(deactivate, {
    token: chat.token,
    body: { password: TEST_PASSWORD },
  });
  expect((await stream.rest()).at(-1)?.name).toBe('over');
});

it('tells what is unread when it begins and whenever that changes, and who may not chat any more', async () => {
  const chat = await addChat(services);
  await sendAsRecruiter(chat, 'one');
  const stream = await follow(chat);
  const nextUnread = async () =>
    (await nextBut(stream, 'begin', 'message', 'notification', 'read')).data;
  expect(await nextUnread()).toEqual({ count: 1, chatCount: 1, isPro: true });
  await sendAsRecruiter(chat, 'two');
  expect(await nextUnread()).toEqual({ count: 1, chatCount: 2, isPro: true });
  const { token, conversationId } = chat;
  await services.call(readChat, { token, params: { conversationId } });
  expect(await nextUnread()).toEqual({ count: 0, chatCount: 0, isPro: true });
  const begun = performance.now();
  await services.database
    .deleteFrom('entitlements')
    .where('seeker_id', '=', chat.seeker.id)
    .execute();
  expect(await nextUnread()).toEqual({ count: 0, chatCount: 0, isPro: false });
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
});

it('tells that a membership has ended by itself, as soon as it has', async () => {
  const chat = await addChat(services);
  await services.database
    .updateTable('entitlements')
    .set({ until: new Date(services.now + 300) })
    .where('seeker_id', '=', chat.seeker.id)
    .execute();
  const stream = await follow(chat);
  expect((await nextBut(stream, 'begin')).data).toMatchObject({ isPro: true });
  services.now += 300;
  expect((await stream.next()).data).toMatchObject({ isPro: false });
});

const openAll = async (chat: TestChat) => {
  const streams = await Promise.all(Array.from({ length: STREAMS_MAX }, () => follow(chat)));
  for (const stream of streams) await stream.next();
  return streams;
};

it('is open in so many windows, at all processes together', async () => {
  const chat = await addChat(services);
  const streams = await openAll(chat);
  await expect(follow(chat)).rejects.toThrow('429');
  const reader = { database: services.database, seekerId: chat.seeker.id, holder: randomUUID() };
  await expect(acquireSlot(services.database, reader, services.now)).rejects.toMatchObject({
    code: 'STREAMS_FULL',
  });
  await services.call(logout, { token: chat.token });
  for (const stream of streams) await stream.rest();
  await expect(acquireSlot(services.database, reader, services.now)).resolves.toBeUndefined();
});

it('takes the place of a process that died, and of no other', async () => {
  const chat = await addChat(services);
  const slotOf = () => ({ seekerId: chat.seeker.id, holder: randomUUID() });
  const { database, now } = services;
  const slots = Array.from({ length: STREAMS_MAX }, slotOf);
  await Promise.all(slots.map((slot) => acquireSlot(database, slot, now)));
  const later = now + SLOT_LEASE_MS - 1;
  for (const slot of slots.slice(1)) await renewSlot(database, slot, later);
  await expect(acquireSlot(database, slotOf(), later)).rejects.toMatchObject({
    code: 'STREAMS_FULL',
  });
  await acquireSlot(database, slotOf(), now + SLOT_LEASE_MS);
  await expect(acquireSlot(database, slotOf(), now + SLOT_LEASE_MS)).rejects.toMatchObject({
    code: 'STREAMS_FULL',
  });
});

it('ends whole when the server is to end, having said when to come back', async () => {
  const chat = await addChat(services);
  const answer = await fetch(`${base}/user/chat/stream`, {
    headers: { 'x-brand': 'tech', authorization: `Bearer ${chat.token}` },
  });
  const stream = await follow(chat);
  await stream.next();
  const begun = performance.now();
  const [text] = await Promise.all([answer.text(), stream.rest(), services.app.close()]);
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
  const [, ms] = /^retry: (\d+)\nid: /.exec(text) ?? [];
  expect(Number(ms)).toBeGreaterThanOrEqual(1_000);
  expect(text).not.toContain('over');
});
