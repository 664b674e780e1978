import { logout } from '@broadsheet/contract/calls/auth';
import { sendChatMessage } from '@broadsheet/contract/calls/chat';
import {
  addChat,
  recruiterSays as sayAsRecruiter,
  type TestChat,
} from '@broadsheet/test-kit/database/add-chat';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { type ReadStream, readStream } from '@broadsheet/test-kit/site/read-stream';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { touchPresence } from '../chat/touch-presence.ts';
import { STREAMS_MAX } from './reader-events.ts';

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
const recruiterSays = (chat: TestChat, text: string) => sayAsRecruiter(services, chat, text);
/** The texts of the next messages; what else comes is passed over. */
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
  await recruiterSays(asha, 'For Asha.');
  await recruiterSays(ravi, 'For Ravi.');
  const events = [await ravis.next(), await ravis.next(), await ravis.next()];
  expect(events.map(({ name }) => name).sort()).toEqual(['message', 'notification', 'read']);
  expect(JSON.stringify(events)).not.toContain('Asha');
  expect((await textsOf(ashas, 1)).texts).toEqual(['For Asha.']);
});

it('loses nothing and doubles nothing over a broken connection and a message sent twice', async () => {
  const chat = await addChat(services);
  const first = await follow(chat);
  await first.next();
  await recruiterSays(chat, 'one');
  const seen = await textsOf(first, 1);
  first.close();
  const said = { text: 'two', clientId: 'k' };
  const sending = {
    token: chat.token,
    params: { conversationId: chat.conversationId },
    body: said,
  };
  await Promise.all([
    services.ask(sendChatMessage, sending),
    services.ask(sendChatMessage, sending),
  ]);
  for (const text of ['three', 'four']) await recruiterSays(chat, text);
  const again = await follow(chat, { 'last-event-id': seen.id });
  expect((await again.next()).name).toBe('begin');
  await recruiterSays(chat, 'five');
  expect((await textsOf(again, 4)).texts).toEqual(['two', 'three', 'four', 'five']);
});

it('says that what was missed is not kept any more, or was never', async () => {
  const chat = await addChat(services);
  await recruiterSays(chat, 'one');
  const ahead = await follow(chat, { 'last-event-id': '999' });
  expect((await ahead.next()).name).toBe('reset');
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
  expect(await stream.next()).toMatchObject({ name: 'presence', data, id: undefined });
});

it('ends with its session', async () => {
  const chat = await addChat(services);
  const stream = await follow(chat);
  await stream.next();
  const begun = performance.now();
  await services.ask(logout, { token: chat.token });
  expect(await stream.rest()).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(1_000);
  await expect(follow(chat)).rejects.toThrow('418');
});

it('is open in so many windows', async () => {
  const chat = await addChat(services);
  const streams = await Promise.all(Array.from({ length: STREAMS_MAX }, () => follow(chat)));
  for (const stream of streams) await stream.next();
  await expect(follow(chat)).rejects.toThrow('429');
  await services.ask(logout, { token: chat.token });
  for (const stream of streams) await stream.rest();
});
