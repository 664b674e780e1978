import type { KeyboardEvent } from 'react';
import type { Editing, EditingActions } from '../editing.ts';
import { arrange } from '../model/arrange.ts';
import { listOf } from '../model/move.ts';

/** The key of the row that has the focus. A key press in a row's button belongs to that button. */
export const rowOf = (event: KeyboardEvent): string | null =>
  event.target instanceof Element && event.target.matches('[role=row]')
    ? event.target.getAttribute('data-key')
    : null;

/** Selects the blocks of the list in which a row is. */
const selectList = ({ now, selectSeveral }: EditingActions, key: string): void => {
  const { draft, scope } = now();
  const arranged = arrange(draft, scope);
  const list = key.includes('.') ? key : listOf(arranged, key);
  const ids = arranged.lists.get(list ?? '') ?? [];
  if (ids.length > 0) selectSeveral(ids);
};

/** Moves the focus to the next row of a block that is on the screen, and selects up to it. */
const extendByKey = (event: KeyboardEvent, from: string, { extend }: EditingActions): void => {
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role=row][data-kind=block]'),
  ];
  const at = rows.findIndex(({ dataset }) => dataset.key === from);
  const row = at === -1 ? undefined : rows[at + (event.key === 'ArrowUp' ? -1 : 1)];
  const id = row?.dataset.key;
  if (!row || !id) return;
  row.focus();
  extend(id);
};

/** What a key press does at a row; null for nothing. */
export const actionOf = (
  event: KeyboardEvent,
  key: string,
  { blocks }: Editing,
  actions: EditingActions,
) => {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key === 'a') return () => selectList(actions, key);
  if (!blocks.has(key)) return null;
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (isArrow && event.altKey) return () => actions.shift(key, event.key === 'ArrowUp' ? -1 : 1);
  if (isArrow && event.shiftKey) return () => extendByKey(event, key, actions);
  if (event.key === 'Delete') return () => actions.remove(key);
  return isCommand && event.key === 'd' ? () => actions.duplicate(key) : null;
};
