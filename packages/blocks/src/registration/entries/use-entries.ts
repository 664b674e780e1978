import { useState } from 'react';
import { noteChange } from './view-changes.ts';

interface EditedEntry<Entry> {
  /** Stays the same if an entry is restored under another id. */
  readonly key: number;
  readonly entry: Entry;
  readonly isRemoved: boolean;
}

export interface Entries<Entry> {
  readonly entries: readonly EditedEntry<Entry>[];
  /** The number of entries in the list. */
  readonly count: number;
  readonly change: (key: number, entry: Entry) => void;
  readonly remove: (key: number) => void;
  /** @param entry as it was saved again */
  readonly restore: (key: number, entry: Entry) => void;
}

/** A list of the profile after the user's actions, with undo for removed entries. */
export const useEntries = <Entry extends { readonly id: number }>(
  initial: readonly Entry[],
): Entries<Entry> => {
  const [entries, setEntries] = useState<readonly EditedEntry<Entry>[]>(
    initial.map((entry) => ({ key: entry.id, entry, isRemoved: false })),
  );
  const put = (key: number, change: Partial<EditedEntry<Entry>>) => {
    noteChange();
    setEntries((before) =>
      before.map((each) => (each.key === key ? { ...each, ...change } : each)),
    );
  };
  return {
    entries,
    count: entries.filter(({ isRemoved }) => !isRemoved).length,
    change: (key, entry) => put(key, { entry }),
    remove: (key) => put(key, { isRemoved: true }),
    restore: (key, entry) => put(key, { entry, isRemoved: false }),
  };
};
