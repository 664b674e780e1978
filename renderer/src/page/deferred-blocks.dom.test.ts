import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDeferredBlocks } from './deferred-blocks.ts';
import type { PageState } from './page-state.ts';
import type { Site } from './site.ts';

const page: PageState = {
  revision: 'sha256:1',
  page: { kind: 'home', path: '/', params: {}, name: 'Home Page', status: 200 },
  blocks: {},
};

/** The actions that a page dispatches in a browser with these cookies. */
const dispatchedFor = (cookie: string, state: PageState): Action[] => {
  const actions: Action[] = [];
  const site: Site = {
    catalogId: 'web@1',
    messages: builtInMessages().browser,
    page: state,
    dispatch: (action) => actions.push(action),
    hydrate: () => {},
    navigation: () => Promise.reject(new Error('not asked for')),
  };
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  loadDeferredBlocks(site);
  return actions;
};

beforeEach(() => {
  document.body.innerHTML =
    '<p data-block-id="chooser" data-personal></p><p data-block-id="plain"></p>' +
    '<p data-block-id="notices" data-personal></p><p data-block-id="jobs" data-leaves-out-blocked></p>';
});

describe('deferred blocks', () => {
  const personal = { action: 'refresh-blocks', ids: ['chooser', 'notices'] };

  it('include the personal ones of a shared page after a choice of a band', () => {
    expect(dispatchedFor('consent=all; band=4', { ...page, isShared: true })).toEqual([personal]);
  });

  it('include the personal ones of the signed-in user, and lists of jobs after blocking a company', () => {
    expect(dispatchedFor('member=1', { ...page, isShared: true })).toEqual([personal]);
    expect(dispatchedFor('consent=all; member=2', { ...page, isShared: true })).toEqual([
      { action: 'refresh-blocks', ids: ['chooser', 'notices', 'jobs'] },
    ]);
  });

  it('are none for a reader for whom the page is equal', () => {
    for (const cookie of ['', 'band=1', 'consent=all'])
      expect(dispatchedFor(cookie, { ...page, isShared: true })).toEqual([]);
    expect(dispatchedFor('band=4; member=2', page)).toEqual([]);
  });

  it('include those that the server had no time for, on every page', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-block-id="late" data-block-state="deferred"></p>',
    );
    expect(dispatchedFor('', page)).toEqual([{ action: 'refresh-blocks', ids: ['late'] }]);
    expect(dispatchedFor('band=4', { ...page, isShared: true })).toEqual([
      { action: 'refresh-blocks', ids: ['chooser', 'notices', 'late'] },
    ]);
  });
});
