import { type RefObject, useEffect, useRef } from 'react';
import type { Editing } from '../editing.ts';
import { paneId, switchId } from '../pane.tsx';

/** Where the focus goes while the outline is closed: into the settings, or to the button that opens them. */
const focusSettings = (): void => {
  const pane = document.getElementById(paneId('settings'));
  const target = pane?.checkVisibility() ? pane : document.getElementById(switchId('settings'));
  target?.focus();
};

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
      if (row?.checkVisibility()) row.focus();
      else focusSettings();
      latest.current.select(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [toFocus, tree]);
};
