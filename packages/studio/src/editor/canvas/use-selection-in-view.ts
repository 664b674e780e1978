import { useEffect, useRef } from 'react';
import { boxOf } from './watch-frame.ts';

interface FrontPage {
  readonly front: 0 | 1;
  readonly page: Window | null;
}

/** Scrolls the page to a block that is newly selected, and leaves it in view when settings take a part of the height. */
export const useSelectionInView = (
  { front, page }: FrontPage,
  selected: string | null,
  height: number,
  onScrolled: () => void,
): void => {
  const reveal = (id: string) => {
    const block = page?.document.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
    block?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    onScrolled();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to a new selection once
  useEffect(() => {
    if (selected !== null) reveal(selected);
  }, [selected, front]);
  const before = useRef(height);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another height can hide the block
  useEffect(() => {
    const shown = Math.max(before.current, height);
    before.current = height;
    const box = page && selected !== null ? boxOf(page.document, selected) : null;
    if (selected !== null && box && box.top < shown && box.top + box.height > 0) reveal(selected);
  }, [height]);
};
