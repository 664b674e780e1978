import type { Action } from '@broadsheet/contract/actions';
import { MORE_ROWS_ATTRIBUTE } from '@broadsheet/contract/load-more';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageState } from '../page/page-state.ts';
import type { Site } from '../page/site.ts';
import { TRACK_EVENT, type TrackedEvent } from '../page/track.ts';
import { viewOfDocument } from './document-view.ts';
import type { PageView } from './page-view.ts';
import { presentMore, presentPage, showView } from './show-view.ts';

const stateOf = (path: string): PageState => ({
  revision: 'sha256:1',
  page: { kind: 'home', path, params: {}, name: path, status: 200 },
  blocks: {},
});
const block = (id: string, inner: string): string =>
  `<section data-block-id="${id}" data-block-type="x" data-block-revision="1" data-landmark="main">${inner}</section>`;

const second: PageView = {
  state: stateOf('/c/backend-jobs'),
  head: '<title>Backend jobs</title><link rel="canonical" href="/c/backend-jobs" data-seo="">',
  html: block('jobs', '<h1>1,204 backend jobs</h1>'),
};

const site: Site = {
  catalogId: 'web@1',
  messages: builtInMessages().browser,
  page: stateOf('/'),
  dispatch: () => {},
  hydrate: () => {},
  navigation: () => Promise.reject(new Error('not asked for')),
};

beforeEach(() => {
  site.page = stateOf('/');
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="d" data-seo=""><meta charset="utf-8">';
  document.body.innerHTML =
    `<main id="main" tabindex="-1" data-region="main">${block('hero', '<h1>Home</h1>')}</main>` +
    '<div id="announcer" aria-live="polite"></div>';
});

describe('showing another page', () => {
  it('changes blocks, head and state, and leaves the rest of the head', () => {
    showView(site, second);
    expect(document.title).toBe('Backend jobs');
    expect(document.querySelector('meta[name=description]')).toBeNull();
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      '/c/backend-jobs',
    );
    expect(document.querySelector('meta[charset]')).not.toBeNull();
    expect(document.querySelector('main')?.textContent).toBe('1,204 backend jobs');
    expect(site.page.page.path).toBe('/c/backend-jobs');
  });

  it('requests the deferred blocks of the shown page', () => {
    const actions: Action[] = [];
    const html = block('jobs', '').replace('>', ' data-block-state="deferred">');
    const watched: Site = { ...site, dispatch: (action) => actions.push(action) };
    showView(watched, { ...second, html });
    expect(actions).toEqual([{ action: 'refresh-blocks', ids: ['jobs'] }]);
  });

  it('focuses its heading, announces its title and tracks the view', () => {
    const tracked: TrackedEvent[] = [];
    document.addEventListener(
      TRACK_EVENT,
      (event) => tracked.push((event as CustomEvent<TrackedEvent>).detail),
      { once: true },
    );
    showView(site, second);
    presentPage(site);
    expect(document.activeElement?.textContent).toBe('1,204 backend jobs');
    expect(document.getElementById('announcer')?.textContent).toBe('Backend jobs');
    expect(tracked[0]).toMatchObject({ event: 'page_view', detail: { path: '/c/backend-jobs' } });
  });

  it.each([
    [1, '1 more result loaded'],
    [2, '2 more results loaded'],
  ])('announces %i more rows below the shown ones', (count, announced) => {
    const row = '<li><a href="/j/x-1">Job</a></li>';
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div ${MORE_ROWS_ATTRIBUTE}><ul>${row.repeat(3)}</ul></div>`,
    );
    presentMore(site, 3 - count);
    expect(document.getElementById('announcer')?.textContent).toBe(announced);
  });

  it('returns to the page as the server sent it', () => {
    const first = viewOfDocument(site.page);
    const before = document.querySelector('main')?.innerHTML;
    showView(site, second);
    showView(site, first);
    expect(document.querySelector('main')?.innerHTML).toBe(before);
    expect(document.title).toBe('Home');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('d');
  });
});
