import { FIELD_KINDS } from './field-kinds.ts';
import type { FormField, Typed } from './form-plan.ts';

const inputOf = (form: HTMLFormElement, { name }: FormField): HTMLInputElement | null => {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ? element : null;
};

/** What stands in the fields of a form, tidied. */
export const readTyped = (form: HTMLFormElement, fields: readonly FormField[]): Typed =>
  Object.fromEntries(
    fields.map((field) => {
      const input = inputOf(form, field);
      if (field.kind === 'checkbox') return [field.name, input?.checked ? '1' : '0'];
      return [field.name, FIELD_KINDS[field.kind].tidy(input?.value ?? '')];
    }),
  );

/** Puts a draft into fields that nobody has typed into yet. */
export const restoreTyped = (
  form: HTMLFormElement,
  fields: readonly FormField[],
  draft: Typed,
): void => {
  for (const field of fields) {
    const input = inputOf(form, field);
    const kept = draft[field.name];
    if (!input || kept === undefined) continue;
    if (field.kind === 'checkbox') input.checked = kept === '1';
    else if (input.value === '') input.value = kept;
  }
};

/** The body of a call: what was left out is not sent. */
export const bodyOf = (
  fields: readonly FormField[],
  typed: Typed,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, unknown][] => {
      const value = typed[name] ?? '';
      if (kind === 'word' || value === '') return [];
      return [[name, kind === 'checkbox' ? Number(value) : value]];
    }),
  );
