import { FakeStream } from '@broadsheet/browser-calls/fake-stream.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import { changeContext, DEFAULT_CONTEXT, readContext } from '../session/app-context.ts';
import { followUnread } from './follow-unread.ts';

const stream = () => {
  const last = FakeStream.all.at(-1);
  if (!last) throw new Error('nothing is followed');
  return last;
};
const news = (id: number, text = 'Meera has written to you.') => ({
  id,
  type: 4,
  status: 'unread',
  text,
  link: '/chats/3',
  at: '2026-11-20T09:30:00.000Z',
});
const badge = () => document.querySelector<HTMLElement>('[data-unread]');
const notifications = () => readContext().notifications;

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeStream);
  changeContext(() => DEFAULT_CONTEXT);
  document.body.innerHTML =
    '<div data-region="banner"><a data-unread="notifications"><span>9</span></a></div>' +
    '<div id="announcer" aria-live="polite"></div>';
});
afterEach(() => vi.unstubAllGlobals());

it('follows what is unread: its count, each notification with its status, and what was read', () => {
  followUnread({ page: { page: { kind: 'home', path: '/' } } } as Site);
  expect(notifications()).toEqual({ count: 0, isLoading: true, items: [] });
  expect(badge()?.textContent).toBe('9');

  stream().emit('begin', {}, '1');
  stream().emit('unread', { count: 2, chatCount: 0, isPro: false });
  expect([notifications().isLoading, badge()?.textContent]).toEqual([false, '2']);

  stream().emit('notification', news(7), '2');
  stream().emit('notification', news(8, 'An interview waits for you.'), '3');
  stream().emit('notification', news(7), '4');
  expect(notifications().items).toEqual([
    { id: 7, status: 'unread' },
    { id: 8, status: 'unread' },
  ]);
  expect(document.getElementById('announcer')?.textContent).toBe('Meera has written to you.');

  stream().emit('read', { of: 'notifications', ids: [8] }, '5');
  expect(notifications().items.map(({ status }) => status)).toEqual(['unread', 'read']);
  stream().emit('read', { of: 'notifications', ids: null }, '6');
  expect(notifications().items.map(({ status }) => status)).toEqual(['read', 'read']);

  for (let id = 10; id < 40; id += 1) stream().emit('notification', news(id), String(id));
  expect(notifications().items).toHaveLength(20);
});
