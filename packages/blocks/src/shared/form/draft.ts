import { traitsOf } from './field-kinds.ts';
import type { FormField, Typed } from './form-plan.ts';
import { untouched } from './typed-values.ts';

const draftKey = (id: string): string => `draft:${id}`;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The changed values of a form that can be stored: never passwords or codes. */
const draftOf = (fields: readonly FormField[], typed: Typed, values: Typed): Typed =>
  Object.fromEntries(
    fields
      .filter(
        (field) => !traitsOf(field).isSecret && typed[field.name] !== untouched(field, values),
      )
      .map(({ name }) => [name, typed[name] ?? '']),
  );

/** Stores values in sessionStorage. Does nothing if storage is not available. */
export const writeDraft = (id: string, values: Typed): void => {
  try {
    sessionStorage.setItem(draftKey(id), JSON.stringify(values));
  } catch {
    return;
  }
};

/** @param values the initial values of the form */
export const saveDraft = (
  id: string,
  fields: readonly FormField[],
  typed: Typed,
  values: Typed,
): void => writeDraft(id, draftOf(fields, typed, values));

export const readDraft = (id: string): Typed => {
  try {
    const stored = parse(sessionStorage.getItem(draftKey(id)));
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
};

export const clearDraft = (id: string): void => {
  try {
    sessionStorage.removeItem(draftKey(id));
  } catch {
    return;
  }
};
