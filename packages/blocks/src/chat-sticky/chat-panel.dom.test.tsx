import { FakeStream } from '@broadsheet/browser-calls/fake-stream.fixture';
import type { Conversation } from '@broadsheet/contract/entities/chat';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDeviceBrowser } from '../shared/devices/device-browser.fixtures.ts';
import { ChatPanel } from './chat-panel.tsx';

const messages = builtInMessages();
const { 'device-offer': offer } = messages;
const fetched = vi.fn<typeof fetch>();

const at = '2026-11-20T10:00:00.000Z';
const conversation: Conversation = {
  id: 3,
  recruiter: {
    id: 5,
    name: 'Meera Iyer',
    designation: 'Talent partner',
    company: { id: 9, name: 'Kaveri Systems', slug: 'kaveri-systems', logo: null },
  },
  lastMessage: null,
  at,
  unread: 0,
  readByRecruiter: 0,
  seenAt: at,
  isOpen: true,
};

const answerOf = (address: string, body: unknown): object => {
  if (address.includes('/conversations'))
    return { items: [conversation], page: 1, size: 20, total: 1, hasMore: false };
  if (!address.includes('/messages')) return { publicKey: 'key', items: [], message: 'On.' };
  if (body === undefined) return { conversation, items: [], hasMore: false, after: 0 };
  const sent = { conversationId: 3, number: 1, side: 'seeker', sentAt: at, ...Object(body) };
  return { message: 'Sent.', sent };
};

let browser: ReturnType<typeof stubDeviceBrowser>;
let root: Root;
const findButton = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text);
const press = (text: string) => act(async () => findButton(text)?.click());
const openConversation = async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ChatPanel
        id="own"
        isOpen
        onClose={() => undefined}
        messages={messages}
        dispatch={() => undefined}
      />,
    ),
  );
  const link = [...document.querySelectorAll('a')].find(({ href }) => href.endsWith('/chats/3'));
  await act(async () => link?.click());
};
const write = (text: string) =>
  act(async () => {
    const field = document.querySelector('textarea');
    if (!field) throw new Error('there is no field');
    field.value = text;
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    // The offer is loaded only now.
    await import('../shared/devices/device-offer.tsx');
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('EventSource', FakeStream);
  FakeStream.all.length = 0;
  fetched.mockImplementation(async (address, init) => {
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    return Response.json(answerOf(String(address), body));
  });
  browser = stubDeviceBrowser('default');
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockReset();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

it('offers notices of this browser after a message was sent, and asks nothing before a press', async () => {
  await openConversation();
  expect(document.body.textContent).not.toContain(offer.messages);
  await write('Yes, I can talk tomorrow.');
  expect(document.body.textContent).toContain(offer.messages);
  expect(browser.notification.requestPermission).not.toHaveBeenCalled();
  await press(offer.turnOn);
  expect(browser.notification.requestPermission).toHaveBeenCalledOnce();
});

it.each([
  ['refused', () => Response.json({ statusCode: 403, message: 'No.' }, { status: 403 })],
  ['not sent without a network', () => Response.error()],
])('offers nothing after a message that was %s', async (_, answer) => {
  await openConversation();
  fetched.mockImplementation(async (address) =>
    String(address).includes('/messages')
      ? answer()
      : Response.json(answerOf(String(address), undefined)),
  );
  await write('Yes, I can talk tomorrow.');
  expect(document.querySelector('[role="log"]')?.textContent).toContain('Yes, I can talk');
  expect(document.body.textContent).not.toContain(offer.messages);
});

it('offers them once: who has declined reads so, and is not offered them again', async () => {
  await openConversation();
  await write('Yes, I can talk tomorrow.');
  expect(findButton(offer.decline)).toBeDefined();
  await press(offer.decline);
  expect(document.activeElement?.textContent).toBe(offer.declined);
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await openConversation();
  await write('Or on Friday.');
  expect(document.querySelectorAll('[role="log"] li')).toHaveLength(1);
  expect(document.body.textContent).not.toContain(offer.messages);
});
