import { useEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../shared/form/draft.ts';
import type { Typed } from '../shared/form/form-plan.ts';

/**
 * What a step of a form has brought, kept for the next one as long as the tab is open: a page that is loaded anew goes
 * on where it was. Null until there is something.
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
