import { useEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../shared/form/draft.ts';
import type { Typed } from '../shared/form/form-plan.ts';

/**
 * Stores the value of one form step in sessionStorage for the next one, so that a reload continues at the same step. Null
 * until a value is stored.
 */
export const useStoredValue = (
  id: string,
): readonly [Typed | null, (stored: Typed | null) => void] => {
  const [stored, setStored] = useState<Typed | null>(null);
  useEffect(() => {
    const found = readDraft(id);
    if (Object.keys(found).length > 0) setStored(found);
  }, [id]);
  const store = (now: Typed | null) => {
    if (now) writeDraft(id, now);
    else clearDraft(id);
    setStored(now);
  };
  return [stored, store];
};
