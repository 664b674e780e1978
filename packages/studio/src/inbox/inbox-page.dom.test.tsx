import type { InboxEntry } from '@broadsheet/contract/studio/inbox';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerFetch,
  closePage,
  flushTasks,
  pressButton,
  refusal,
  showPage,
} from '../test-page.fixture.tsx';
import InboxPage from './inbox-page.tsx';

const entry = (number: number): InboxEntry => ({
  number,
  kind: 'mention',
  at: '2026-11-22T10:00:00Z',
  by: { id: 'a', name: 'Asha' },
  change: 'c',
  release: null,
  title: 'Diwali',
  text: null,
  location: null,
  isRead: true,
});
/** A first page of read entries. @param unread on the next page */
const show = async (unread: number) => {
  const sent: unknown[] = [];
  let left = unread;
  let mail: unknown = { mail: 'needs-me' };
  answerFetch(({ method, path, body }) => {
    if (method === 'POST') {
      sent.push([path, body]);
      left = 0;
    }
    if (path === '/inbox/settings') {
      if (method === 'PUT') {
        sent.push([path, body]);
        mail = body;
      }
      return [200, mail];
    }
    if (path === '/inbox') return [200, { items: [entry(9), entry(8)], hasMore: true }];
    return [200, { unread: left }];
  });
  await showPage(<InboxPage />);
  return sent;
};
const mailChoice = () => document.querySelector('select');
const choose = (mail: string) =>
  act(async () => {
    const select = mailChoice();
    if (select) select.value = mail;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
const hasButton = () =>
  [...document.querySelectorAll('button')].some(
    ({ textContent }) => textContent === 'Mark all as read',
  );

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('marks all as read, where only entries that are not loaded are unread', async () => {
  const sent = await show(3);
  await pressButton('Mark all as read');
  expect(sent).toEqual([['/inbox/read', { through: 9 }]]);
  expect(hasButton()).toBe(false);
});

it('has nothing to mark where all is read', async () => {
  await show(0);
  expect(hasButton()).toBe(false);
});

it('lets the user choose which entries come as mail', async () => {
  await show(0);
  expect(mailChoice()?.value).toBe('needs-me');
  await choose('nothing');
  await flushTasks();
  expect(mailChoice()?.value).toBe('nothing');
});

it('saves the newest of several choices last, and leaves the focus where it is', async () => {
  const sent = await show(0);
  mailChoice()?.focus();
  await choose('nothing');
  expect(document.activeElement).toBe(mailChoice());
  await choose('everything');
  await choose('nothing');
  await choose('everything');
  await flushTasks();
  await flushTasks();
  expect(mailChoice()?.value).toBe('everything');
  expect(mailChoice()?.disabled).toBe(false);
  expect(sent.at(-1)).toEqual(['/inbox/settings', { mail: 'everything' }]);
});

it('says that the choice could not be loaded', async () => {
  answerFetch(({ path }) =>
    path === '/inbox/settings'
      ? refusal(503, 'STUDIO_UNAVAILABLE')
      : [200, { items: [], hasMore: false, unread: 0 }],
  );
  await showPage(<InboxPage />);
  expect(document.body.textContent).toContain('refused: STUDIO_UNAVAILABLE');
});
