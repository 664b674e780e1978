import { type KindTraits, traitsOf } from './field-kinds.ts';
import type { FormField, Typed } from './form-plan.ts';

/** The name that the controls of a field have. */
export const controlName = (name: string, { isList }: KindTraits): string =>
  isList ? `${name}[]` : name;

/** What stands in the fields of a form, tidied. */
export const readTyped = (form: HTMLFormElement, fields: readonly FormField[]): Typed => {
  const all = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => {
      const traits = traitsOf(field);
      const values = all.getAll(controlName(field.name, traits)).map(String).filter(Boolean);
      const value = traits.isList ? values.join(',') : (values.at(-1) ?? '');
      return [field.name, traits.tidy(value)];
    }),
  );
};

const TYPED_IN = 'textarea, input:not([type="hidden"], [type="file"])';

/** Whether other words stand in a form's fields than it was drawn with. */
export const isTypedIn = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_IN)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** A field as nobody has touched it yet. @param values that the form began with */
export const untouched = (field: FormField, values: Typed): string =>
  values[field.name] ?? traitsOf(field).tidy('');

/** The fields that are asked of who has typed so; those of a choice that is still open are. */
export const askedOf = (fields: readonly FormField[], typed: Typed): readonly FormField[] =>
  fields.filter(({ when }) => {
    const chosen = when && typed[when.name];
    return !chosen || chosen === when.is;
  });

/** The body of a call: what was left out is not sent, but for fields that may be emptied. */
export const bodyOf = (
  fields: readonly FormField[],
  typed: Typed,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const { name, kind, whenEmpty } = field;
      const { isList, toBody } = traitsOf(field);
      const value = typed[name] ?? '';
      if (isList) return [[name, value === '' ? [] : value.split(',')]];
      if (kind === 'word' || (value === '' && whenEmpty === undefined)) return [];
      if (value === '') return [[name, whenEmpty]];
      return [[name, toBody ? toBody(value) : value]];
    }),
  );
