import { type RefObject, useEffect, useRef } from 'react';
import type { Editing } from '../editing.ts';

/** Focuses the row that an edit requests, so that the focus is not lost with a removed element. */
export const useFocusedRow = (tree: RefObject<HTMLElement | null>, editing: Editing): void => {
  const { toFocus } = editing;
  const latest = useRef(editing);
  latest.current = editing;
  useEffect(() => {
    const id = toFocus.find((each) => latest.current.blocks.has(each));
    if (id === undefined) return;
    // A restored row renders after this: the tree first collects its rows.
    const frame = requestAnimationFrame(() => {
      const row = tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
      row?.focus();
      latest.current.select(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [toFocus, tree]);
};
