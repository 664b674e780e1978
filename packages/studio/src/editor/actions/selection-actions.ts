import { startTransition } from 'react';
import type { SelectionActions } from '../editing.ts';
import { blockIdsOf } from '../model/outline.ts';
import { extendSelection, selectOne, toggleSelected } from '../model/selection.ts';
import type { ActionDeps } from './action-deps.ts';

export const createSelectionActions = ({
  rows,
  changeSelection,
}: Pick<ActionDeps, 'rows' | 'changeSelection'>): SelectionActions => ({
  // A selection renders with lower priority, so that a drag which starts with one does not wait.
  select: (id) => startTransition(() => changeSelection(() => selectOne(id))),
  toggle: (id) =>
    startTransition(() =>
      changeSelection((before) => toggleSelected(before, id, blockIdsOf(rows))),
    ),
  extend: (id) =>
    startTransition(() =>
      changeSelection((before) => extendSelection(before, id, blockIdsOf(rows))),
    ),
  selectSeveral: (ids) =>
    startTransition(() =>
      changeSelection(({ anchor }) => ({
        ids,
        anchor: anchor !== null && ids.includes(anchor) ? anchor : (ids[0] ?? null),
      })),
    ),
});
