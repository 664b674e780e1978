import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { Selection } from 'react-aria-components';
import type { EditingActions } from '../editing.ts';

/** The key of the row in which an event happens. */
export const rowAround = ({ target }: SyntheticEvent): string | null =>
  target instanceof Element
    ? (target.closest('[role=row]')?.getAttribute('data-key') ?? null)
    : null;

type Modifiers = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** An input, noted before the tree handles it. */
export interface Input extends Modifiers {
  /** The row under the pointer; null for a key press. */
  readonly row: string | null;
}

export const inputOf = (
  { shiftKey, ctrlKey, metaKey, altKey }: Modifiers,
  row: string | null,
): Input => ({ shiftKey, ctrlKey, metaKey, altKey, row });

export const NO_INPUT: Input = {
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  row: null,
};

/**
 * Selects what the tree reports. Without Shift or Ctrl a press selects one row, also by touch and by a screen reader, where
 * the tree would add it.
 */
export const applySelection = (
  selected: Selection,
  { row, shiftKey, ctrlKey, metaKey, altKey }: Input,
  {
    now,
    select,
    extend,
    toggle,
    selectSeveral,
  }: Pick<EditingActions, 'now' | 'select' | 'extend' | 'toggle' | 'selectSeveral'>,
  isBlock: (key: string) => boolean,
): void => {
  if (selected === 'all') return;
  const ids = [...selected].map(String).filter(isBlock);
  // The focus is on a row that is no block: the selection stays.
  if (ids.length === 0) return;
  // By touch, the tree takes a selected row out.
  const isInSelection = row !== null && (ids.includes(row) || now().selection.includes(row));
  const only = isInSelection ? row : (ids.at(-1) ?? null);
  if (!(shiftKey || ctrlKey || metaKey || altKey)) select(only);
  else if (row !== null && isBlock(row)) (shiftKey ? extend : toggle)(row);
  else selectSeveral(ids);
};
