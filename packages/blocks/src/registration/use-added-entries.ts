import { useState } from 'react';
import type { Typed } from '../shared/form/form-plan.ts';
import { addedOf, type EntryList } from './entries/entry-fields.ts';

interface AddedEntries {
  readonly list: EntryList;
  readonly onTyped: (typed: Typed) => void;
}

/** The new entries of a list in a form, with an empty one at the end. */
export const useAddedEntries = (list: Omit<EntryList, 'added'>): AddedEntries => {
  const [added, setAdded] = useState(1);
  const extended = { ...list, added };
  return { list: extended, onTyped: (typed) => setAdded(addedOf(extended, typed)) };
};
