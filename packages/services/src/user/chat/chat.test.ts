import { blockCompany, saveSettings } from '@broadsheet/contract/calls/account';
import {
  chatMessages,
  conversations,
  readChat,
  sendChatMessage,
} from '@broadsheet/contract/calls/chat';
import { notifications, notificationsCount } from '@broadsheet/contract/calls/notifications';
import {
  addChat,
  addRecruiterMessage,
  type TestChat,
} from '@broadsheet/test-kit/database/add-chat';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const paramsOf = ({ conversationId }: Pick<TestChat, 'conversationId'>) => ({ conversationId });
const send = (chat: TestChat, text: string, clientId: string = text) =>
  services.send(sendChatMessage, {
    token: chat.token,
    params: paramsOf(chat),
    body: { text, clientId },
  });
const sendAsRecruiter = (chat: TestChat, text: string) => addRecruiterMessage(services, chat, text);
const messagesOf = (chat: TestChat, query: object = {}) =>
  services.call(chatMessages, { token: chat.token, params: paramsOf(chat), query });

describe('a conversation', () => {
  it('is there as soon as a recruiter has shortlisted a pro member, and is read page by page', async () => {
    const chat = await addChat(services);
    const { items } = await services.call(conversations, { token: chat.token });
    expect(items).toMatchObject([{ id: chat.conversationId, isOpen: true, lastMessage: null }]);
    for (const text of ['one', 'two', 'three']) await send(chat, text);
    const newest = await messagesOf(chat, { size: 2 });
    expect(newest).toMatchObject({ hasMore: true, items: [{ text: 'two' }, { text: 'three' }] });
    const earlier = await messagesOf(chat, { size: 2, before: 2 });
    expect(earlier).toMatchObject({ hasMore: false, after: null, items: [{ text: 'one' }] });
  });

  it('counts what is unread, and forgets it with its notification when it is read', async () => {
    const chat = await addChat(services);
    for (const text of ['a', 'b']) await sendAsRecruiter(chat, text);
    const counts = () => services.call(notificationsCount, { token: chat.token });
    expect(await counts()).toEqual({ count: 1, chatCount: 2 });
    expect((await services.call(notifications, { token: chat.token })).items).toMatchObject([
      { type: 4, link: `/chats/${chat.conversationId}` },
    ]);
    const read = { token: chat.token, params: paramsOf(chat) };
    expect(await services.call(readChat, { ...read, body: { upTo: 1 } })).toMatchObject({
      chatCount: 1,
    });
    expect(await services.call(readChat, { ...read, body: { upTo: 99 } })).toMatchObject({
      chatCount: 0,
    });
    expect(await counts()).toEqual({ count: 0, chatCount: 0 });
  });
});

describe('a message', () => {
  it('is written once, however often and however fast it is sent', async () => {
    const chat = await addChat(services);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(chat, 'Hello', 'k-1')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await messagesOf(chat)).items).toMatchObject([{ number: 1, text: 'Hello' }]);
    expect(await send(chat, 'Other', 'k-1')).toMatchObject(refused(422, 'KEY_REUSED'));
  });

  it('is numbered in one order, whoever writes at once', async () => {
    const chat = await addChat(services);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? send(chat, `s${index}`) : sendAsRecruiter(chat, `r${index}`),
      ),
    );
    const { items } = await messagesOf(chat);
    expect(items.map(({ number }) => number)).toEqual(items.map((_, index) => index + 1));
    expect(new Set(items.map(({ text }) => text)).size).toBe(10);
  });

  it('is text with something in it, and of a length', async () => {
    const chat = await addChat(services);
    for (const text of ['', ' \n ', 'x'.repeat(2_001), 'a\0b'])
      expect(await send(chat, text, 'k'), text).toMatchObject(refused(400, 'VALIDATION'));
    expect(await send(chat, ' <b>₹</b>\nनमस्ते ', 'k')).toMatchObject({
      body: { sent: { text: '<b>₹</b>\nनमस्ते' } },
    });
  });
});

describe('nobody chats', () => {
  it('in a conversation of another, by any call', async () => {
    const asha = await addChat(services);
    const ravi = await addChat(services);
    await sendAsRecruiter(asha, 'For Asha.');
    const request = { token: ravi.token, params: paramsOf(asha) };
    const body = { text: 'Hi', clientId: 'k' };
    for (const answer of [
      await services.send(chatMessages, request),
      await services.send(sendChatMessage, { ...request, body }),
      await services.send(readChat, request),
    ])
      expect(answer).toMatchObject(refused(404, 'CONVERSATION_NOT_FOUND'));
    const { items } = await services.call(conversations, { token: ravi.token });
    expect(items.map(({ id }) => id)).toEqual([ravi.conversationId]);
    expect(await services.call(notificationsCount, { token: ravi.token })).toMatchObject({
      chatCount: 0,
    });
    expect(await services.send(conversations)).toMatchObject({ status: 401 });
    const other = { ...asha, recruiterId: asha.recruiterId + 1 };
    await expect(sendAsRecruiter(other, 'Hi')).rejects.toMatchObject({
      code: 'CONVERSATION_NOT_FOUND',
    });
  });

  it('who is no pro member, on either side', async () => {
    const basic = await addChat(services, false);
    const request = { token: basic.token, params: paramsOf(basic) };
    const body = { text: 'Hi', clientId: 'k' };
    for (const answer of [
      await services.send(conversations, { token: basic.token }),
      await services.send(chatMessages, request),
      await services.send(sendChatMessage, { ...request, body }),
      await services.send(readChat, request),
    ])
      expect(answer).toMatchObject(refused(403, 'CHAT_NEEDS_PRO'));
    await expect(sendAsRecruiter(basic, 'Hi')).rejects.toMatchObject({ code: 'APPLICANT_NOT_PRO' });
  });

  it('with a company that is blocked, or any more once the shortlist is empty', async () => {
    const chat = await addChat(services);
    await send(chat, 'Hello');
    const { company_id: companyId } = await services.database
      .selectFrom('recruiters')
      .select('company_id')
      .where('id', '=', chat.recruiterId)
      .executeTakeFirstOrThrow();
    const block = (blocked: 0 | 1) =>
      services.call(blockCompany, { token: chat.token, body: { companyId, blocked } });
    await block(1);
    expect(await send(chat, 'Again')).toMatchObject(refused(409, 'CHAT_CLOSED'));
    await expect(sendAsRecruiter(chat, 'Hi')).rejects.toMatchObject({ code: 'CHAT_CLOSED' });
    await block(0);
    await services.database
      .updateTable('applications')
      .set({ shortlisted_at: null })
      .where('seeker_id', '=', chat.seeker.id)
      .execute();
    expect(await send(chat, 'Again')).toMatchObject(refused(409, 'CHAT_CLOSED'));
    expect(await messagesOf(chat)).toMatchObject({ conversation: { isOpen: false } });
  });

  it('first, where the seeker wants no recruiter to begin', async () => {
    const chat = await addChat(services);
    const wants = async () => (await services.call(conversations, { token: chat.token })).wantsChat;
    expect(await wants()).toBe(true);
    await services.call(saveSettings, { token: chat.token, body: { settings: '{"chat":0}' } });
    expect(await wants()).toBe(false);
    await expect(sendAsRecruiter(chat, 'Hi')).rejects.toMatchObject({ code: 'CHAT_CLOSED' });
    expect(await send(chat, 'I begin.', 'k')).toMatchObject({ status: 200 });
    expect(await sendAsRecruiter(chat, 'Hi')).toMatchObject({ number: 2, side: 'recruiter' });
  });
});
