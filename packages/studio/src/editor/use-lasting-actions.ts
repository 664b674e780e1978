import { useRef, useState } from 'react';
import type { EditingActions } from './editing.ts';

/**
 * Actions with a stable identity that call the newest ones: a row that rendered before the last edit still acts on the
 * current text.
 */
export const useLastingActions = (newest: EditingActions): EditingActions => {
  const latest = useRef(newest);
  latest.current = newest;
  const [lasting] = useState<EditingActions>(() => ({
    now: () => latest.current.now(),
    focus: (id) => latest.current.focus(id),
    select: (id) => latest.current.select(id),
    choose: (scope) => latest.current.choose(scope),
    attempt: (outcome, subject) => latest.current.attempt(outcome, subject),
    move: (id, position) => latest.current.move(id, position),
    shift: (id, by) => latest.current.shift(id, by),
    copy: (id) => latest.current.copy(id),
    hide: (id) => latest.current.hide(id),
    show: (id) => latest.current.show(id),
    remove: (id) => latest.current.remove(id),
    undo: () => latest.current.undo(),
    redo: () => latest.current.redo(),
    openInsertDialog: (below) => latest.current.openInsertDialog(below),
    insert: (type) => latest.current.insert(type),
  }));
  return lasting;
};
