import { type RefObject, useEffect, useRef } from 'react';
import type { Editing } from '../editing.ts';

/** Gives the focus to the row that an edit asks for, so that it is never lost with what the edit took away. */
export const useFocusedRow = (tree: RefObject<HTMLElement | null>, editing: Editing): void => {
  const { toFocus } = editing;
  const latest = useRef(editing);
  latest.current = editing;
  useEffect(() => {
    const id = toFocus.find((each) => latest.current.blocks.has(each));
    if (id === undefined) return;
    // A row that came back is drawn after this: the tree takes in its rows first.
    const frame = requestAnimationFrame(() => {
      const row = tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
      row?.focus();
      latest.current.select(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [toFocus, tree]);
};
