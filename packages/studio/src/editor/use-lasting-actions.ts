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
    toggle: (id) => latest.current.toggle(id),
    extend: (id) => latest.current.extend(id),
    selectSeveral: (ids) => latest.current.selectSeveral(ids),
    choose: (scope) => latest.current.choose(scope),
    announce: (announcement) => latest.current.announce(announcement),
    attempt: (outcome, subject) => latest.current.attempt(outcome, subject),
    move: (ids, position) => latest.current.move(ids, position),
    shift: (id, by) => latest.current.shift(id, by),
    duplicate: (id) => latest.current.duplicate(id),
    hide: (id) => latest.current.hide(id),
    show: (id) => latest.current.show(id),
    remove: (id, ids) => latest.current.remove(id, ids),
    undo: () => latest.current.undo(),
    redo: () => latest.current.redo(),
    openInsertDialog: (below) => latest.current.openInsertDialog(below),
    openSectionDialog: (id) => latest.current.openSectionDialog(id),
    insert: (type) => latest.current.insert(type),
    insertSection: (name, fragment) => latest.current.insertSection(name, fragment),
    paste: (text, below) => latest.current.paste(text, below),
  }));
  return lasting;
};
