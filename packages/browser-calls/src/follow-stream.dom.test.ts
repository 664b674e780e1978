import { changePassword } from '@broadsheet/contract/calls/account';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeStream } from './fake-stream.fixture.ts';
import type { StreamListener } from './follow-stream.ts';

const fetched = vi.fn<typeof fetch>();
let follow: (after: number | null, listener: StreamListener) => void;
let leave: (() => void)[] = [];
const last = () => {
  const stream = FakeStream.all.at(-1);
  if (!stream) throw new Error('nothing is followed');
  return stream;
};

beforeEach(async () => {
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', fetched);
  FakeStream.all.length = 0;
  fetched.mockReset();
  vi.resetModules();
  const { followStream } = await import('./follow-stream.ts');
  follow = (after, listener) => leave.push(followStream(after, listener));
});
afterEach(() => {
  for (const go of leave) go();
  leave = [];
  vi.unstubAllGlobals();
});

const counts = { count: 1, chatCount: 2, isPro: true };

it('is one stream for all followers, and sends each only new events, once', () => {
  const menu = vi.fn();
  const room = vi.fn();
  const unread = vi.fn();
  follow(null, { message: menu, unread });
  expect(last().address).toBe('/api/user/chat/stream');
  last().emit('begin', {}, '7');
  last().emit('unread', counts);
  last().emit('message', { text: 'eight' }, '8');
  const late = vi.fn();
  follow(8, { unread: late, message: room });
  expect(FakeStream.all).toHaveLength(1);
  expect(late).toHaveBeenCalledWith(counts);
  const behind = vi.fn();
  follow(7, { message: behind });
  expect([last().address, FakeStream.all.length]).toEqual(['/api/user/chat/stream?after=7', 2]);
  last().emit('begin', {}, '7');
  last().emit('message', { text: 'eight' }, '8');
  last().emit('message', { text: 'nine' }, '9');
  const texts = (heard: typeof menu) => heard.mock.calls.map(([{ text }]) => text);
  expect(texts(menu)).toEqual(['eight', 'nine']);
  expect(texts(room)).toEqual(['nine']);
  expect(texts(behind)).toEqual(['eight', 'nine']);
});

it('resets followers that missed expired events, and no others', () => {
  const page = vi.fn();
  const menu = vi.fn();
  follow(5, { reset: page });
  follow(null, { reset: menu });
  last().emit('reset', {}, '90');
  expect([page.mock.calls.length, menu.mock.calls.length]).toEqual([1, 0]);
});

const ended = () => Response.json({ code: 'SESSION_ENDED', message: 'Over.' }, { status: 418 });

it('ends for good with the session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockImplementation(async () => ended());
  const over = vi.fn();
  follow(null, { over });
  last().emit('begin', {}, '1');
  last().emit('over', {});
  expect([over.mock.calls.length, last().isClosed]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(over).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(FakeStream.all).toHaveLength(1);
  vi.useRealTimers();
});

it('continues after the page has replaced its session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { callService } = await import('./call-service.ts');
  const over = vi.fn();
  follow(null, { over });
  last().emit('begin', {}, '1');
  let answer = (_: Response): void => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const changed = callService(changePassword, {}, { page: '' });
  last().emit('over', {});
  await vi.advanceTimersByTimeAsync(5_000);
  expect([fetched.mock.calls.length, FakeStream.all.length]).toEqual([1, 1]);
  fetched.mockImplementation(async () => Response.json({ count: 0, chatCount: 0 }));
  answer(Response.json({ message: 'Changed.' }));
  await changed;
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(2));
  expect(over).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('checks why it was refused, and reconnects while the session lasts', async () => {
  fetched.mockImplementation(async () => Response.json({ count: 0, chatCount: 0 }));
  const over = vi.fn();
  follow(null, { over });
  last().dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(over).not.toHaveBeenCalled();
  fetched.mockImplementation(async () => ended());
  window.dispatchEvent(new Event('online'));
  last().dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(over).toHaveBeenCalledOnce());
});
