import { chatMessages, conversations } from '@broadsheet/contract/calls/chat';
import { AppError } from '@broadsheet/contract/errors';
import { describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { type ChatState, changeChat } from '../shared/chat/chat-state.ts';
import { conversation, fixtures, room, settings } from './chat-room.fixtures.ts';
import { ChatRoom } from './chat-room.tsx';
import { loadChatRoom } from './loader.ts';

const answers = {
  [conversations.path]: {
    items: [conversation],
    page: 1,
    size: 20,
    total: 1,
    hasMore: false,
    wantsChat: true,
  },
  [chatMessages.path]: {
    conversation,
    items: room.messages,
    hasMore: false,
    after: 4,
  },
};
const load = async (path: string, session: typeof sessionFixture | null) => {
  const { context, made } = loaderContext(path, answers, { session });
  return { made, ...(await loadChatRoom(settings, context)) };
};
const pro = { ...sessionFixture, isPro: true };
const renderBlock = (name?: string) => renderFixture(ChatRoom, fixtures, name);

describe('the chats of a page', () => {
  it('are those of a pro member; a basic one sees the benefits, without a call', async () => {
    expect((await load('/chats/3', pro)).data).toMatchObject({ room: { after: 4 } });
    expect((await load('/chats/', pro)).data).toMatchObject({
      room: null,
      conversations: [{ id: 3 }],
    });
    const basic = await load('/chats/3', sessionFixture);
    expect(basic).toMatchObject({ made: [], data: { isPro: false, conversations: [] } });
    expect((await load('/chats/3', null)).data).toBeNull();
    expect(renderBlock('basic')).toContain('href="/subscribe/pro-membership"');
  });

  it('show it if recruiters may not start, and how to allow it', async () => {
    expect((await load('/chats/', pro)).data).toMatchObject({ wantsChat: true });
    expect(renderBlock()).not.toContain('href="/settings/privacy"');
    expect(renderBlock('empty')).toContain('href="/settings/privacy"');
  });

  it('are 404 for an invalid, unknown or foreign id alike', async () => {
    const { made, ...none } = await load('/chats/none', pro);
    expect(none).toEqual({ data: null, page: { status: 404 } });
    expect(made).toHaveLength(1);
    const theirs = {
      ...answers,
      [chatMessages.path]: new AppError('CONVERSATION_NOT_FOUND'),
    };
    const { context } = loaderContext('/chats/4', theirs, { session: pro });
    expect(await loadChatRoom(settings, context)).toEqual(none);
  });

  it('work without JavaScript', () => {
    const html = renderBlock();
    expect(html).toContain('role="log"');
    expect(html).toContain('action="/api/user/chat/3/messages"');
    expect(html).toMatch(/name="clientId" value="form-1"/);
    expect(textOf(html)).toContain('Yes, from next month on.');
    expect(textOf(html)).toContain('20 Nov, 3:00 pm IST · Read');
    const closed = renderBlock('long');
    expect(closed).not.toContain('<textarea');
    expect(closed).toContain('href="/chats/3?before=51"');
    expect(textOf(renderBlock('list'))).toContain('2 unread');
  });
});

describe('what is written', () => {
  const start: ChatState = {
    messages: [],
    waiting: [],
    hasEarlier: true,
    readByRecruiter: 0,
    seenAt: null,
  };
  const message = (number: number, clientId = `m-${number}`) =>
    ({
      conversationId: 3,
      number,
      side: 'seeker',
      clientId,
      text: 'Hi',
      sentAt: '2026-11-20T09:30:00.000Z',
    }) as const;
  const waiting = [{ clientId: 'k', text: 'Hi', refused: null }];

  it('is inserted once, whether the response or the stream comes first, or both', () => {
    const written = changeChat(start, { does: 'write', waiting });
    const once = changeChat(written, { does: 'receive', message: message(2, 'k') });
    const twice = changeChat(once, { does: 'receive', message: message(2, 'k') });
    expect(twice).toMatchObject({ waiting: [], messages: [{ number: 2 }] });
    expect(changeChat(twice, { does: 'write', waiting }).waiting).toEqual([]);
  });

  it('is ordered by the server, however it arrives', () => {
    const state = [3, 1, 2].reduce(
      (before, number) => changeChat(before, { does: 'receive', message: message(number) }),
      start,
    );
    expect(state.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('follows earlier messages, which load later and once', () => {
    const state = [4, 5].reduce(
      (before, number) => changeChat(before, { does: 'receive', message: message(number) }),
      start,
    );
    const earlier = [2, 3, 4].map((number) => message(number));
    const all = changeChat(state, { does: 'precede', messages: earlier, hasEarlier: false });
    expect(all.messages.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
    expect(all.hasEarlier).toBe(false);
  });

  it('waits until it is sent, or is refused and removed', () => {
    const written = changeChat(start, { does: 'write', waiting });
    const refused = changeChat(written, { does: 'refuse', clientId: 'k', why: 'Closed.' });
    expect(refused.waiting).toMatchObject([{ refused: 'Closed.' }]);
    expect(changeChat(refused, { does: 'retry', clientId: 'k' }).waiting).toEqual(waiting);
    expect(changeChat(refused, { does: 'drop', clientId: 'k' }).waiting).toEqual([]);
  });

  it('is read as far as the recruiter has read, and never less', () => {
    const read = (state: ChatState, upTo: number) =>
      changeChat(state, {
        does: 'read',
        read: { of: 'conversation', conversationId: 3, by: 'recruiter', upTo },
      });
    expect(read(read(start, 5), 3).readByRecruiter).toBe(5);
  });
});
