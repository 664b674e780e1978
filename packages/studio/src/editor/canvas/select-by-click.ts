import type { SelectionActions } from '../editing.ts';

/** Selects as lists do: with Shift up to this block, with Ctrl or Cmd beside the others. */
export const selectByClick = (
  { select, toggle, extend }: SelectionActions,
  id: string,
  { shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>,
): void => {
  if (shiftKey) extend(id);
  else if (ctrlKey || metaKey) toggle(id);
  else select(id);
};
