import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { questionEnd, questionStart } from '../page/consent-question.ts';
import { changeContext } from '../session/app-context.ts';
import { takeOverQuestion } from './consent-question.ts';

const { browser, consent: messages } = builtInMessages();
const site = { messages: browser };
const requests: { path: string; method: string | undefined; body: string }[] = [];
let answer: () => Promise<unknown> = async () => ({ type: 'opaqueredirect' });
const question = () => document.querySelector<HTMLElement>('section[aria-label="Cookies"]');
const isShown = () => document.documentElement.hasAttribute('data-asks');
const buttonOf = (label: string): HTMLButtonElement => {
  const found = [...(question()?.querySelectorAll('button') ?? [])];
  const button = found.find(({ textContent }) => textContent === label);
  if (!button) throw new Error(`no button says ${label}`);
  return button;
};
/** Returns whether the page stays. */
const press = (label: string): boolean => {
  const submitter = buttonOf(label);
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  submitter.form?.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  requests.length = 0;
  answer = async () => ({ type: 'opaqueredirect' });
  vi.stubGlobal('fetch', async (href: string, { method, body }: RequestInit) => {
    requests.push({ path: new URL(href).pathname, method, body: String(body) });
    return answer();
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notice: () => void;
      constructor(notice: () => void) {
        this.#notice = notice;
      }
      observe(element: HTMLElement): void {
        const height = () => (isShown() ? 112 : 0);
        Object.defineProperty(element, 'offsetHeight', { get: height, configurable: true });
        this.#notice();
        new MutationObserver(() => this.#notice()).observe(document.documentElement, {
          attributeFilter: ['data-asks'],
        });
      }
    },
  );
  document.documentElement.dataset.asks = '';
  document.body.innerHTML =
    `${questionStart(messages)}/faq${questionEnd(messages)}` +
    '<main id="main" tabindex="-1"></main><div id="announcer"></div><section id="toasts"></section>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
});

describe('the question about cookies', () => {
  beforeEach(() => takeOverQuestion(site));

  it('is a labelled region with one sentence, a link and two answers', () => {
    expect(question()?.querySelectorAll('p')).toHaveLength(1);
    expect(question()?.querySelector('a')?.getAttribute('href')).toBe('/cookiepolicy');
    expect(
      [...(question()?.querySelectorAll('button') ?? [])].map((one) => one.textContent),
    ).toEqual([messages.accept, messages.onlyNecessary]);
    expect(document.documentElement.style.getPropertyValue('--note')).toBe('112px');
    expect(document.activeElement).toBe(document.body);
  });

  it('saves either answer on the page and disappears, with an announcement', async () => {
    expect(press(messages.accept)).toBe(true);
    expect(requests).toEqual([
      { path: '/preferences/cookies', method: 'POST', body: 'choice=all' },
    ]);
    await vi.waitFor(() => expect(isShown()).toBe(false));
    await vi.waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--note')).toBe(''),
    );
    expect(document.getElementById('announcer')?.textContent).toBe(messages.saved);
    press(messages.onlyNecessary);
    expect(requests.at(-1)?.body).toBe('choice=necessary');
  });

  it('moves the focus to the page if it had it', async () => {
    buttonOf(messages.accept).focus();
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
    expect(isShown()).toBe(true);
  });

  it('is gone from an earlier page that a browser shows again', () => {
    window.dispatchEvent(new Event('pageshow'));
    expect(isShown()).toBe(true);
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'consent=necessary.1';
    window.dispatchEvent(new Event('pageshow'));
    expect(isShown()).toBe(false);
    // biome-ignore lint/suspicious/noDocumentCookie: as the browser forgets it
    document.cookie = 'consent=; Max-Age=0';
  });

  it.each([
    [messages.onlyNecessary, null],
    [messages.accept, '{}'],
  ])('with "%s" retains of the stored filters: %s', async (label, left) => {
    localStorage.setItem('storedFilter', '{}');
    press(label);
    await vi.waitFor(() => expect(isShown()).toBe(false));
    expect(localStorage.getItem('storedFilter')).toBe(left);
  });
});

it('is not shown to a program that reads', () => {
  changeContext((before) => ({ ...before, isCrawlerBot: true }));
  takeOverQuestion(site);
  expect(isShown()).toBe(false);
  changeContext((before) => ({ ...before, isCrawlerBot: false }));
});
