import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePage, flushTasks, showPage } from '../test-page.fixture.tsx';
import { useLinkTargets } from './use-link-targets.ts';

interface Request {
  readonly text: string | null;
  readonly isAborted: () => boolean;
  readonly answer: (label: string) => void;
  readonly fail: () => void;
}

let requests: Request[];
let type: (text: string | null) => void;

const Typed = () => {
  const [text, setText] = useState<string | null>(null);
  type = setText;
  return <output>{useLinkTargets(text).map(({ label }) => label)}</output>;
};

const target = (label: string) => ({ kind: 'city', label, href: '/city', brands: ['tech'] });

const fetchTargets = (href: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    requests.push({
      text: new URL(href, 'https://studio.example').searchParams.get('text'),
      isAborted: () => signal?.aborted ?? false,
      answer: (label) => resolve(Response.json({ items: [target(label)] })),
      fail: () => reject(new TypeError('the network is gone')),
    });
  });

const typeAndWait = async (text: string | null, ms: number): Promise<void> => {
  await act(async () => type(text));
  await act(async () => vi.advanceTimersByTimeAsync(ms));
};
const shown = () => document.querySelector('output')?.textContent;
const answer = async (request: Request | undefined, label: string): Promise<void> => {
  request?.answer(label);
  await flushTasks();
};

beforeEach(async () => {
  requests = [];
  vi.stubGlobal('fetch', fetchTargets);
  await showPage(<Typed />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await closePage();
  vi.unstubAllGlobals();
});

it('makes one request for a word, once nobody types for a while', async () => {
  for (const text of ['pu', 'pun', 'pune']) await typeAndWait(text, 100);
  expect(requests).toHaveLength(0);
  await typeAndWait('pune', 50);
  expect(requests.map(({ text }) => text)).toEqual(['pune']);
  await answer(requests[0], 'Pune');
  expect(shown()).toBe('Pune');
});

it('cancels the request of an earlier text, and shows its targets until others come', async () => {
  await typeAndWait('pu', 150);
  await answer(requests[0], 'Pune');
  await typeAndWait('mu', 150);
  await typeAndWait('mum', 0);
  expect(requests.map(({ isAborted }) => isAborted())).toEqual([true, true]);
  expect(shown()).toBe('Pune');
  await act(async () => vi.advanceTimersByTimeAsync(150));
  await answer(requests[2], 'Mumbai');
  expect(shown()).toBe('Mumbai');
});

it('makes no request once the list is closed', async () => {
  await typeAndWait('pune', 100);
  await typeAndWait(null, 1_000);
  expect(requests).toHaveLength(0);
});

it('shows no targets of an earlier text once a request failed or the list is closed', async () => {
  await typeAndWait('pu', 150);
  await answer(requests[0], 'Pune');
  await typeAndWait('mu', 150);
  requests[1]?.fail();
  await flushTasks();
  expect(shown()).toBe('');
  await typeAndWait('pu', 150);
  await answer(requests[2], 'Pune');
  expect(shown()).toBe('Pune');
  await typeAndWait(null, 0);
  expect(shown()).toBe('');
});
