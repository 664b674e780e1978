import { MORE_ROWS_ATTRIBUTE } from '@broadsheet/contract/load-more';
import type { PageView } from './page-view.ts';
import { parseHtml } from './parse-html.ts';

/** The list itself: some lists are inside a form. */
const rowsOf = (root: ParentNode): Element | null =>
  root.querySelector(`[${MORE_ROWS_ATTRIBUTE}] ul, [${MORE_ROWS_ATTRIBUTE}] ol`);

const htmlOf = (fragment: DocumentFragment): string =>
  [...fragment.children].map((element) => element.outerHTML).join('');

/** Restores the ticked checkboxes in rows that replace those of the document. */
const tickAgain = (rows: Element): void => {
  for (const { name, value } of rowsOf(document)?.querySelectorAll<HTMLInputElement>(
    'input:checked',
  ) ?? [])
    for (const box of rows.querySelectorAll<HTMLInputElement>('input'))
      if (box.name === name && box.value === value) box.setAttribute('checked', '');
};

const joinedViews = new WeakSet<PageView>();

/** Whether a page shows rows of earlier pages, too. */
export const hasJoinedRows = (view: PageView): boolean => joinedViews.has(view);

/**
 * The next page of a list, with the rows of the earlier pages above its own. Unchanged if one of the pages has no such
 * list.
 */
export const joinRows = (before: PageView, next: PageView): PageView => {
  const joined = parseHtml(next.html);
  const rows = rowsOf(joined);
  const earlier = rowsOf(parseHtml(before.html));
  if (!rows || !earlier) return next;
  rows.prepend(...earlier.children);
  tickAgain(rows);
  const view = { ...next, html: htmlOf(joined) };
  joinedViews.add(view);
  return view;
};

const linksOfRows = (): HTMLAnchorElement[] => {
  const links = [...(rowsOf(document)?.children ?? [])].map((row) => row.querySelector('a'));
  return links.filter((link) => link !== null);
};

/** How many rows the document shows. */
export const countRows = (): number => rowsOf(document)?.childElementCount ?? 0;

/** Moves the focus to the row after `shown` rows, without scrolling. */
export const focusRowAfter = (shown: number): void =>
  linksOfRows()[shown]?.focus({ preventScroll: true });
