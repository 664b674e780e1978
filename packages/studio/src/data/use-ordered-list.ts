import { useState } from 'react';
import { useRowIds } from './use-row-ids.ts';

/** A list that somebody edits: an id for each entry, and what changes, moves, removes and adds them. */
export interface OrderedList<Entry> {
  readonly count: number;
  readonly idAt: (at: number) => number;
  /** Whether the entry was added last, since the list is shown. */
  readonly isNew: (at: number) => boolean;
  readonly set: (at: number, entry: Entry) => void;
  /** Swaps an entry with the one before or after it. */
  readonly shift: (at: number, by: -1 | 1) => void;
  readonly remove: (at: number) => void;
  readonly add: (entry: Entry) => void;
}

export const useOrderedList = <Entry>(
  all: readonly Entry[],
  write: (next: readonly Entry[]) => void,
): OrderedList<Entry> => {
  const rows = useRowIds(all.length);
  const [newest, setNewest] = useState<number | null>(null);
  return {
    count: all.length,
    idAt: rows.idAt,
    isNew: (at) => rows.idAt(at) === newest,
    set: (at, entry) => write(all.with(at, entry)),
    shift: (at, by) => {
      rows.move(at, by);
      write(all.toSpliced(at, 1).toSpliced(at + by, 0, ...all.slice(at, at + 1)));
    },
    remove: (at) => {
      rows.remove(at);
      write(all.toSpliced(at, 1));
    },
    add: (entry) => {
      setNewest(rows.nextId);
      write([...all, entry]);
    },
  };
};
