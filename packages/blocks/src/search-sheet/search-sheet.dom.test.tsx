import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { readRecent, rememberSearch } from '../shared/form/recent-searches.ts';
import { loadSearchSheet } from './loader.ts';
import { RecentList } from './recent-list.tsx';
import { fixtures } from './search-sheet.fixtures.ts';
import { SearchSheet } from './search-sheet.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => localStorage.clear());

const search = (text: string) => ({ label: text, href: `/search/${text}.html` });

describe('recent searches', () => {
  it('are stored once each, newest first, eight at most', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c'])
      rememberSearch(search(text));
    expect(readRecent().map(({ label }) => label)).toEqual([
      'c',
      'i',
      'h',
      'g',
      'f',
      'e',
      'd',
      'b',
    ]);
  });

  it.each(['{', '7', '[{"label":"x","href":"javascript:alert(1)"},{"label":7}]'])(
    'are empty if the storage holds %s',
    (text) => {
      localStorage.setItem('recent-searches', text);
      expect(readRecent()).toEqual([]);
    },
  );

  it('are listed, and cleared on request', async () => {
    rememberSearch(search('java'));
    document.body.innerHTML = '<div id="root"></div>';
    const root = createRoot(document.getElementById('root') as HTMLElement);
    await act(async () =>
      root.render(<RecentList title="Recent" clear="Clear" onFollow={() => undefined} />),
    );
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/search/java.html');
    await act(async () => document.querySelector('button')?.click());
    expect(document.querySelector('a')).toBeNull();
    expect(readRecent()).toEqual([]);
    await act(async () => root.unmount());
  });
});

it('contain search pages only, with their filters', async () => {
  const dataAt = async (path: string) =>
    (await loadSearchSheet({ title: 'S', recent: 'R' }, loaderContext(path).context)).data;
  expect(await dataAt('/search/java-p3.html?exp=4&sort=date')).toEqual({
    words: 'java, 4–6 years of experience',
    href: '/search/java.html?exp=4',
  });
  expect(await dataAt('/search/java.html?search=company')).toEqual({ words: '', href: '' });
  expect(await dataAt('/search/jobs.html')).toEqual({ words: '', href: '' });
  expect(await dataAt('/c/backend-jobs')).toEqual({ words: '', href: '' });
});

it('are in a dialog that starts closed', () => {
  const html = renderFixture(SearchSheet, fixtures);
  expect(html).toMatch(/^<dialog [^>]*aria-label="Search jobs"><\/dialog>$/);
});
