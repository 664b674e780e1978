// The search box imports it on demand. It is imported here, because the fake clock stops that import.
import './find-suggestions.ts';
import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSearch } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';

const items = [
  { kind: 'skill', label: 'Java', href: '/k/java-jobs' },
  { kind: 'company', label: 'Javelin Systems', href: '/company/javelin-systems' },
];
const actions: Action[] = [];
const requests: string[] = [];
let answer: (url: string) => Promise<Response>;

const field = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (!found) throw new Error('there is no field');
  return found;
};
const options = () => [...document.querySelectorAll('[role=option]')];
const press = (key: string) =>
  act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const type = async (text: string) => {
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => vi.advanceTimersByTimeAsync(200));
};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  localStorage.clear();
  actions.length = 0;
  requests.length = 0;
  answer = async () => Response.json({ items });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return answer(url);
  });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') ?? document.body);
  await act(async () =>
    root.render(
      <SearchBox
        label="Search jobs"
        placeholder=""
        messages={builtInMessages()}
        dispatch={(action) => actions.push(action)}
        hasRecent
      />,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('the search box', () => {
  it('offers recent searches while it is empty, and requests nothing for them', async () => {
    rememberSearch({ label: 'java in Pune', href: '/search/java-jobs-in-pune.html' });
    await act(async () => field().focus());
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(options().map(({ textContent }) => textContent)).toEqual(['java in PuneRecent search']);
    expect(requests).toEqual([]);
    await type('j');
    expect(options()).toEqual([]);
    await type('');
    await press('ArrowDown');
    await press('Enter');
    expect(actions).toEqual([{ action: 'navigate', href: '/search/java-jobs-in-pune.html' }]);
  });

  it('is an empty field where there are none', async () => {
    await act(async () => field().focus());
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
  });

  it('requests suggestions once, and none for a single letter', async () => {
    await type('j');
    expect(requests).toEqual([]);
    await type('java');
    expect(requests).toEqual(['/api/job/suggest?query=java']);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'JavaSkill',
      'Javelin SystemsCompany',
    ]);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('shows nothing of a text that has changed before its answer came', async () => {
    let answerLate = (): void => {};
    answer = (url) =>
      url.endsWith('=java')
        ? new Promise((resolve) => {
            answerLate = () => resolve(Response.json({ items }));
          })
        : Promise.resolve(Response.json({ items: items.slice(1) }));
    await type('java');
    await type('javelin');
    await act(async () => answerLate());
    expect(options().map(({ textContent }) => textContent)).toEqual(['Javelin SystemsCompany']);
  });

  it('shows none if the service fails', async () => {
    await type('java');
    answer = async () => Response.json({ message: 'Try later.' }, { status: 503 });
    await type('javas');
    expect(options()).toEqual([]);
  });

  it('has arrow key navigation, which wraps around to the field', async () => {
    await type('java');
    await press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await press('ArrowUp');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    await press('ArrowUp');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  });

  it('follows the selected suggestion on Enter', async () => {
    await type('java');
    await press('ArrowDown');
    await press('Enter');
    expect(actions).toEqual([{ action: 'navigate', href: '/k/java-jobs' }]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('leaves Enter to the form without a selected suggestion', async () => {
    await type('java');
    await press('Enter');
    expect(actions).toEqual([]);
  });

  it('closes on Escape', async () => {
    await type('java');
    await press('Escape');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });
});
