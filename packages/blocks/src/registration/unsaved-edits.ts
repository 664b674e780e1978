import type { Messages } from '@broadsheet/messages/message-areas';
import { isTypedIn } from '../shared/form/typed-values.ts';

/** Told before a step is left with edits in another form of it. @param id of the block */
export const unsavedEdits = (
  id: string,
  { unsaved }: Pick<Messages['registration'], 'unsaved'>,
): string | null => {
  const forms = document.getElementById(`${id}-edits`)?.querySelectorAll('form') ?? [];
  return [...forms].some(isTypedIn) ? unsaved : null;
};
