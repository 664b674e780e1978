import { jobRowId } from '@broadsheet/contract/selected-job';
import { isInList, listRowLinks, rowOf } from './list-rows.ts';
import { shownJobOf } from './pane-element.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/**
 * How many rows a key moves; 0 for other keys. Keys count only while the focus is in the list or the pane: people who speak
 * to their browser would press them by accident.
 */
export const stepOf = (event: KeyboardEvent, pane: HTMLElement): number => {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return 0;
  if (!(target instanceof Element) || target.closest(TYPED_INTO)) return 0;
  const isInside = pane.contains(target) || isInList(target);
  return isInside ? (STEPS[key.toLowerCase()] ?? 0) : 0;
};

/** The link that many rows after the focused row, else after the row of the shown job, else the first one. */
export const findNextLink = (pane: HTMLElement, step: number): HTMLAnchorElement | null => {
  const links = listRowLinks();
  const focused = document.activeElement ? rowOf(document.activeElement)?.id : undefined;
  const shown = shownJobOf(pane);
  const current = focused ?? (shown === null ? null : jobRowId(shown));
  const position = links.findIndex((link) => rowOf(link)?.id === current);
  if (position === -1) return step > 0 ? (links[0] ?? null) : null;
  return links[position + step] ?? null;
};
