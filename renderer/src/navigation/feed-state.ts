import type { FeedState, LoadingSource } from '@broadsheet/contract/entities/feed-state';
import {
  readFormQuery,
  readJobFilters,
  writeJobFilters,
} from '@broadsheet/contract/job-filters-query';
import { MORE_ROWS_ATTRIBUTE } from '@broadsheet/contract/load-more';
import { skeleton } from '../page/page.styles.ts';
import { changeContext } from '../session/app-context.ts';

const FRAME = '[data-block-id]';
const LIST_TYPES = '[data-block-type="job-list"], [data-block-type="feed-list"]';
const FILTER_TYPES = '[data-block-type="job-filters"], [data-block-type="feed-filters"]';
const DEFERRED = 'deferred';
const SOURCE_ATTRIBUTE = 'data-loading-source';

/** Pages of one list differ only in their query, or in the page number at the end of a search path. */
const listPathOf = ({ pathname }: URL): string => pathname.replace(/-p\d+(?=\.html$)/, '');

const filtersOf = (url: URL) => {
  const { sort, ...filters } = readJobFilters(readFormQuery(`${url.pathname}${url.search}`));
  return { sort, filters: JSON.stringify(writeJobFilters(filters)) };
};

/** What a list loads between two URLs; null for another list or none. */
export const resolveLoadingSource = (
  from: URL,
  to: URL,
  isAppending: boolean,
): LoadingSource | null => {
  if (listPathOf(from) !== listPathOf(to)) return null;
  if (isAppending) return 'more';
  const [before, after] = [filtersOf(from), filtersOf(to)];
  if (before.filters !== after.filters) return 'filter';
  return before.sort === after.sort ? 'page' : 'sort';
};

const findList = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${MORE_ROWS_ATTRIBUTE}]`)?.closest<HTMLElement>(FRAME) ??
  document.querySelector<HTMLElement>(LIST_TYPES);

const findFilter = (): HTMLElement | null => document.querySelector<HTMLElement>(FILTER_TYPES);

const readFeedState = (source: LoadingSource | null): FeedState => {
  const filter = findFilter();
  const isDeferred = findList()?.dataset.blockState === DEFERRED;
  const loadingSource = source ?? (isDeferred ? 'page' : null);
  return {
    isLoading: loadingSource !== null,
    loadingSource,
    isFilterLoaded: filter !== null && filter.dataset.blockState === undefined,
  };
};

/** Adds placeholders for the rows that are loading below the shown ones. */
const addSkeleton = (list: HTMLElement): void => {
  const placeholder = document.createElement('div');
  placeholder.className = skeleton;
  placeholder.setAttribute('aria-hidden', 'true');
  placeholder.setAttribute(SOURCE_ATTRIBUTE, '');
  list.querySelector(`[${MORE_ROWS_ATTRIBUTE}]`)?.after(placeholder);
};

const rowsOf = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${MORE_ROWS_ATTRIBUTE}]`);

const setBusy = (frame: HTMLElement | null, source: LoadingSource): void => {
  frame?.setAttribute('aria-busy', 'true');
  frame?.setAttribute(SOURCE_ATTRIBUTE, source);
};

const clearBusy = (): void => {
  rowsOf()?.style.removeProperty('opacity');
  for (const marked of document.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)) {
    if (marked.getAttribute(SOURCE_ATTRIBUTE) === '') marked.remove();
    else {
      marked.removeAttribute('aria-busy');
      marked.removeAttribute(SOURCE_ATTRIBUTE);
    }
  }
};

/** Shows what the list is loading. @param source null: loading has ended */
export const showFeedState = (source: LoadingSource | null): void => {
  clearBusy();
  const feed = readFeedState(source);
  changeContext((before) => ({ ...before, feed }));
  const list = findList();
  if (source === null || !list) return;
  setBusy(list, source);
  if (source === 'more') addSkeleton(list);
  // The old rows fade while new ones load. Inline, because few pages need this style.
  else rowsOf()?.style.setProperty('opacity', '0.5');
  // The counts of the filter's choices change with the selection.
  if (source === 'filter' && feed.isFilterLoaded) setBusy(findFilter(), source);
};
