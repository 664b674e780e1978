import { randomUUID } from 'node:crypto';
import { login } from '@broadsheet/contract/calls/auth';
import { sendChatMessage } from '@broadsheet/contract/calls/chat';
import { addChat, addRecruiterMessage } from '@broadsheet/test-kit/database/add-chat';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { readStream } from '@broadsheet/test-kit/site/read-stream';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
let bases: string[];
beforeAll(async () => {
  services = await createTestServices();
  bases = [await services.app.listen({ host: '127.0.0.1', port: 0 }), await services.openAnother()];
});
afterAll(() => services.close());

describe('two services at one database', () => {
  it('tell those who read at either of what was said at the other', async () => {
    const chat = await addChat(services);
    const headers = { 'x-brand': 'tech', authorization: `Bearer ${chat.token}` };
    const streams = await Promise.all(
      bases.map((base) => readStream(`${base}/user/chat/stream`, headers)),
    );
    const nextText = async (stream: (typeof streams)[number]) => {
      for (;;) {
        const { name, data } = await stream.next();
        if (name === 'message') return Reflect.get(Object(data), 'text');
      }
    };
    await addRecruiterMessage(services, chat, 'From a recruiter.');
    for (const stream of streams) expect(await nextText(stream)).toBe('From a recruiter.');
    await services.call(sendChatMessage, {
      token: chat.token,
      params: { conversationId: chat.conversationId },
      body: { text: 'From one tab.', clientId: randomUUID() },
    });
    for (const stream of streams) expect(await nextText(stream)).toBe('From one tab.');
    for (const stream of streams) stream.close();
  });

  it('count tries of a password together', async () => {
    const { seeker } = await addSeeker(services);
    const attempt = (base: string) =>
      request(base)
        .post(`/auth${login.path}`)
        .set({ 'x-brand': 'tech', 'x-client-address': '203.0.113.9' })
        .type('form')
        .send({ email: seeker.email, password: 'not this one at all' });
    const statuses = await Promise.all(
      bases.flatMap((base) => Array.from({ length: 8 }, async () => (await attempt(base)).status)),
    );
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
  });
});
