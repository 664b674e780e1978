import { FakeStream } from '@broadsheet/browser-calls/fake-stream.fixture';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtures } from './chat-room.fixtures.ts';
import { ChatRoom } from './chat-room.tsx';

const fetched = vi.fn<typeof fetch>();
const sent = () =>
  fetched.mock.calls
    .filter(([address]) => String(address).includes('/messages'))
    .map(([, init]): { text: string; clientId: string } => JSON.parse(String(init?.body)));
const stored = (number: number, { text, clientId }: { text: string; clientId: string }) => ({
  conversationId: 3,
  number,
  side: 'seeker',
  clientId,
  text,
  sentAt: '2026-11-20T10:00:00.000Z',
});
const texts = () =>
  [...document.querySelectorAll('[role="log"] li')].map(({ textContent }) => textContent ?? '');
const stream = () => {
  const last = FakeStream.all.at(-1);
  if (!last) throw new Error('nothing is followed');
  return last;
};

let root: Root;
const renderBlock = async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const container = document.getElementById('root');
  if (!container || !fixtures.usual) throw new Error('nothing to draw');
  root = createRoot(container);
  const { usual } = fixtures;
  await act(async () =>
    root.render(
      <ChatRoom
        id="own"
        {...usual}
        messages={builtInMessages()}
        slots={{}}
        dispatch={() => undefined}
      />,
    ),
  );
};
const write = (text: string) =>
  act(async () => {
    const field = document.querySelector('textarea');
    if (!field) throw new Error('there is nowhere to write');
    field.value = text;
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('EventSource', FakeStream);
  FakeStream.all.length = 0;
  sessionStorage.clear();
  fetched.mockReset();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('stores an unsent message, also across a reload, and sends it once with the same key', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('network')));
  await renderBlock();
  await write('Kept.');
  expect(texts().at(-1)).toContain('Sending…');
  await act(async () => root.unmount());
  fetched.mockImplementation(async (_address, init) => {
    const body = JSON.parse(String(init?.body));
    return Response.json({ message: 'Sent.', sent: stored(3, body) });
  });
  await renderBlock();
  expect(new Set(sent().map(({ clientId }) => clientId)).size).toBe(1);
  await act(async () =>
    stream().emit('message', stored(3, sent()[0] ?? { text: '', clientId: '' }), '5'),
  );
  expect(texts()).toHaveLength(3);
  expect(texts().at(-1)).not.toContain('Sending…');
  expect(sessionStorage.length).toBe(0);
});

it('shows why a message was refused, and lets the user remove it', async () => {
  const message = 'This chat is closed. You can still read it.';
  fetched.mockImplementation(async () =>
    Response.json({ code: 'CHAT_CLOSED', message }, { status: 409 }),
  );
  await renderBlock();
  await write('Too late.');
  expect(texts().at(-1)).toContain(message);
  const remove = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Remove',
  );
  await act(async () => remove?.click());
  expect(texts()).toHaveLength(2);
});

it('reconnects after the last seen event, with growing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderBlock();
  expect(stream().address).toBe('/api/user/chat/stream?after=4');
  await act(async () =>
    stream().emit('presence', { conversationIds: [3], seenAt: '2026-11-20T10:00:00.000Z' }, ''),
  );
  await act(async () =>
    stream().emit(
      'message',
      { ...stored(3, { text: 'New.', clientId: 'r' }), side: 'recruiter' },
      '9',
    ),
  );
  expect(texts().at(-1)).toContain('New.');
  for (const delay of [2_000, 4_000]) {
    const broken = stream();
    await act(async () => broken.dispatchEvent(new Event('error')));
    expect([broken.isClosed, document.body.textContent]).toEqual([
      true,
      expect.stringContaining(builtInMessages().chat.offline),
    ]);
    vi.advanceTimersByTime(delay / 2 - 1);
    expect(stream()).toBe(broken);
    vi.advanceTimersByTime(delay);
    expect(stream().address).toBe('/api/user/chat/stream?after=9');
  }
  vi.useRealTimers();
});
