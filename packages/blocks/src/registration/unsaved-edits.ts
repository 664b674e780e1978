import type { Messages } from '@broadsheet/messages/message-areas';
import { isTypedIn } from '../shared/form/typed-values.ts';

/** Warns before the user leaves a step with unsaved edits in another of its forms. @param id of the block */
export const unsavedEdits = (
  id: string,
  { unsaved }: Pick<Messages['registration'], 'unsaved'>,
): string | null => {
  const forms = document.getElementById(`${id}-edits`)?.querySelectorAll('form') ?? [];
  return [...forms].some(isTypedIn) ? unsaved : null;
};
