import { isTypedIn } from '../shared/form/typed-values.ts';

const UNSAVED =
  'You have changes that are not saved yet. Save them, or press again to go on without them.';

/** Told before a step is left with edits in another form of it. @param id of the block */
export const unsavedEdits = (id: string): string | null => {
  const forms = document.getElementById(`${id}-edits`)?.querySelectorAll('form') ?? [];
  return [...forms].some(isTypedIn) ? UNSAVED : null;
};
