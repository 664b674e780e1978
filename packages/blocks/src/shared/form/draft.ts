import { traitsOf } from './field-kinds.ts';
import type { FormField, Typed } from './form-plan.ts';
import { untouched } from './typed-values.ts';

const nameOf = (id: string): string => `draft:${id}`;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** What of the form may be kept: what was changed, but never a password, never a code. */
const openPart = (fields: readonly FormField[], typed: Typed, values: Typed): Typed =>
  Object.fromEntries(
    fields
      .filter(
        (field) => !traitsOf(field).isSecret && typed[field.name] !== untouched(field, values),
      )
      .map(({ name }) => [name, typed[name] ?? '']),
  );

/** Keeps values for as long as the tab is open. Where nothing may be kept, nothing is. */
export const writeDraft = (id: string, values: Typed): void => {
  try {
    sessionStorage.setItem(nameOf(id), JSON.stringify(values));
  } catch {
    return;
  }
};

/** @param values that the form began with */
export const saveDraft = (
  id: string,
  fields: readonly FormField[],
  typed: Typed,
  values: Typed,
): void => writeDraft(id, openPart(fields, typed, values));

export const readDraft = (id: string): Typed => {
  try {
    const kept = parse(sessionStorage.getItem(nameOf(id)));
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
};

export const clearDraft = (id: string): void => {
  try {
    sessionStorage.removeItem(nameOf(id));
  } catch {
    return;
  }
};
