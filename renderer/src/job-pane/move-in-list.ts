import { jobRowId } from '@broadsheet/contract/selected-job';
import { isInList, listRowLinks, rowOf } from './list-rows.ts';
import { shownJobOf } from './pane-element.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/**
 * The direction in which a key moves, 1 or -1; 0 for other keys. Keys count only while the focus is in the list or the pane: people who speak
 * to their browser would press them by accident.
 */
export const stepOf = (event: KeyboardEvent, pane: HTMLElement): number => {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return 0;
  if (!(target instanceof Element) || target.closest(TYPED_INTO)) return 0;
  const isInside = pane.contains(target) || isInList(target);
  return isInside ? (STEPS[key.toLowerCase()] ?? 0) : 0;
};

/** The row that has the focus, else that of the shown job. The notice in place of a hidden row counts as its row. */
const findCurrentRow = (pane: HTMLElement): Element | null => {
  const focused = document.activeElement && rowOf(document.activeElement);
  const shown = shownJobOf(pane);
  return focused ?? (shown === null ? null : document.getElementById(jobRowId(shown)));
};

/** The link of the next row in the direction of a step from the current one; the first link if there is none. */
export const findNextLink = (pane: HTMLElement, step: number): HTMLAnchorElement | null => {
  const links = listRowLinks();
  const current = findCurrentRow(pane);
  if (!current) return step > 0 ? (links[0] ?? null) : null;
  const isBeside = (link: Element): boolean => {
    const row = rowOf(link);
    const side = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    return row !== null && (current.compareDocumentPosition(row) & side) !== 0;
  };
  return (step > 0 ? links.find(isBeside) : links.findLast(isBeside)) ?? null;
};
