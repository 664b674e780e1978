import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../page/site.ts';
import { changeContext } from '../session/app-context.ts';
import { showConsentNotice } from './consent-notice.ts';

const { browser, consent: messages } = builtInMessages();
const site: Pick<Site, 'messages' | 'page'> = {
  messages: browser,
  page: {
    revision: 'sha256:1',
    page: { kind: 'home', path: '/', params: {}, name: 'Home Page', status: 200 },
    messages: { consent: messages },
    blocks: {},
  },
};
const requests: { href: string; method: string | undefined; body: string }[] = [];
let answer: () => Promise<unknown> = async () => ({ type: 'opaqueredirect' });
const region = () => document.querySelector<HTMLElement>('section[aria-label="Cookies"]');
const press = (label: string): void => {
  const buttons = [...(region()?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent === label)?.click();
};

beforeEach(() => {
  requests.length = 0;
  answer = async () => ({ type: 'opaqueredirect' });
  vi.stubGlobal('fetch', async (href: string, { method, body }: RequestInit) => {
    requests.push({ href, method, body: String(body) });
    return answer();
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notice: () => void;
      constructor(notice: () => void) {
        this.#notice = notice;
      }
      observe(): void {
        this.#notice();
      }
      disconnect(): void {}
    },
  );
  document.body.innerHTML =
    '<main id="main" tabindex="-1"></main><div id="announcer"></div><section id="toasts"></section>';
  showConsentNotice(site);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

describe('the question about cookies', () => {
  it('is a labelled region with one sentence, a link and two answers', () => {
    const notice = region();
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/cookiepolicy');
    expect([...(notice?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual([
      messages.accept,
      messages.onlyNecessary,
    ]);
    expect(document.documentElement.style.getPropertyValue('--foot')).toMatch(/px$/);
    expect(document.activeElement).toBe(document.body);
  });

  it('saves either answer and disappears, with an announcement', async () => {
    press(messages.accept);
    expect(requests).toEqual([
      { href: '/preferences/cookies', method: 'POST', body: 'choice=all' },
    ]);
    await vi.waitFor(() => expect(region()).toBeNull());
    expect(document.documentElement.style.getPropertyValue('--foot')).toBe('');
    expect(document.getElementById('announcer')?.textContent).toBe(messages.saved);
    showConsentNotice(site);
    press(messages.onlyNecessary);
    expect(requests.at(-1)?.body).toBe('choice=necessary');
  });

  it('moves the focus to the page if it had it', async () => {
    region()?.querySelector('button')?.focus();
    press(messages.accept);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('stays, with the reason, if the answer could not be saved', async () => {
    answer = async () => ({ type: 'basic', status: 429 });
    press(messages.accept);
    await vi.waitFor(() =>
      expect(document.querySelector('#toasts [role="alert"]')?.textContent).toContain(
        'Please check your internet connection',
      ),
    );
    expect(region()).not.toBeNull();
  });
});

it('is not shown to a program that reads', () => {
  region()?.remove();
  changeContext((before) => ({ ...before, isCrawlerBot: true }));
  showConsentNotice(site);
  expect(region()).toBeNull();
  changeContext((before) => ({ ...before, isCrawlerBot: false }));
});

it.each([
  [messages.onlyNecessary, null],
  [messages.accept, '{}'],
])('with "%s" retains of the stored filters: %s', async (label, left) => {
  localStorage.setItem('storedFilter', '{}');
  press(label);
  await vi.waitFor(() => expect(region()).toBeNull());
  expect(localStorage.getItem('storedFilter')).toBe(left);
  localStorage.clear();
});
