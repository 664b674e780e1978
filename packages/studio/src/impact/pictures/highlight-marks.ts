import { type Box, boxOf } from '../../editor/canvas/watch-frame.ts';
import type { Mark } from './marks.ts';

/** Pixels above a block after scrolling: room for the content before it. */
const ABOVE = 96;

interface Outlined {
  readonly mark: Mark;
  readonly box: Box;
}

/** The visible marks with their boxes in the viewport. */
export const outlinedIn = (page: Document, marks: readonly Mark[]): readonly Outlined[] =>
  marks.flatMap((mark) => {
    const box = boxOf(page, mark.id);
    return box ? [{ mark, box }] : [];
  });

const topOf = (page: Document, marks: readonly Mark[]): number | null => {
  const shown = outlinedIn(page, marks).map(({ box }) => box.top);
  if (shown.length > 0) return Math.min(...shown);
  for (const { after } of marks) {
    const box = after === null ? null : boxOf(page, after);
    if (box) return box.top + box.height;
  }
  return null;
};

/** Scrolls to the first of these blocks, or to the position where it would be. */
export const highlightMarks = (page: Document, marks: readonly Mark[]): void => {
  const view = page.defaultView;
  const top = view && topOf(page, marks);
  if (top === null) return;
  view?.scrollTo({ top: Math.max(0, view.scrollY + top - ABOVE), behavior: 'instant' });
};
