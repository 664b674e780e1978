import { beforeEach, describe, expect, it } from 'vitest';
import { readContext } from '../session/app-context.ts';
import { resolveLoadingSource, showFeedState } from './feed-state.ts';

const at = (path: string): URL => new URL(path, 'http://tech.localhost');
const sourceOf = (from: string, to: string, isAppending = false) =>
  resolveLoadingSource(at(from), at(to), isAppending);
const frame = (type: string, inner = '', state = '') =>
  `<section data-block-id="${type}" data-block-type="${type}"${state}>${inner}</section>`;
const ROWS = '<div data-more-rows><ul><li>Java</li></ul></div>';
const busy = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].map((element) => [
    element.getAttribute('data-block-type'),
    element.getAttribute('data-loading-source'),
  ]);

beforeEach(() => {
  document.body.innerHTML = frame('feed-filters', '<form></form>') + frame('feed-list', ROWS);
});

describe('what a list is loading', () => {
  it.each([
    ['/jobfeed', '/jobfeed?exp=4', 'filter'],
    ['/jobfeed?exp=4', '/jobfeed?filter=none', 'filter'],
    ['/jobfeed?exp=4', '/jobfeed?exp=4&sort=date', 'sort'],
    ['/c/backend-jobs', '/c/backend-jobs?page=2', 'page'],
    ['/search/java.html?exp=4', '/search/java-p2.html?exp=4', 'page'],
    ['/search/java.html', '/search/java.html?locIds=1&sort=date', 'filter'],
    ['/jobfeed', '/jobfeed', 'page'],
    ['/jobfeed', '/saved-jobs', null],
    ['/c/backend-jobs', '/c/frontend-jobs?exp=4', null],
  ])('from %s to %s is %s', (from, to, source) => {
    expect(sourceOf(from, to)).toBe(source);
  });

  it('is more rows if the next page is appended', () => {
    expect(sourceOf('/jobfeed', '/jobfeed?page=2', true)).toBe('more');
  });
});

describe('a loading list', () => {
  it('is busy with its filter while another filter is on its way, and no longer', () => {
    showFeedState('filter');
    expect(busy()).toEqual([
      ['feed-filters', 'filter'],
      ['feed-list', 'filter'],
    ]);
    expect(readContext().feed).toEqual({
      isLoading: true,
      loadingSource: 'filter',
      isFilterLoaded: true,
    });
    showFeedState(null);
    expect(busy()).toEqual([]);
    expect(readContext().feed).toEqual({
      isLoading: false,
      loadingSource: null,
      isFilterLoaded: true,
    });
  });

  it('holds the place of more rows with a skeleton that assistive technology passes over', () => {
    showFeedState('more');
    showFeedState('more');
    const placeholders = document.querySelectorAll('[data-more-rows] + [aria-hidden="true"]');
    expect([placeholders.length, busy()]).toEqual([1, [['feed-list', 'more']]]);
    showFeedState(null);
    expect(document.querySelector('[aria-hidden]')).toBeNull();
  });

  it('is loading, and without its filter, while its blocks are deferred', () => {
    const deferred = ' data-block-state="deferred" aria-busy="true"';
    document.body.innerHTML =
      frame('feed-filters', '', deferred) + frame('feed-list', '', deferred);
    showFeedState(null);
    expect(readContext().feed).toEqual({
      isLoading: true,
      loadingSource: 'page',
      isFilterLoaded: false,
    });
    expect(busy()).toHaveLength(2);
  });

  it('is ignored on pages without a list', () => {
    document.body.innerHTML = frame('prose');
    showFeedState('page');
    expect(busy()).toEqual([]);
  });
});
