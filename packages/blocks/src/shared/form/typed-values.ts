import { OMIT_ENTRY } from '@broadsheet/contract/constants';
import { type KindTraits, traitsOf } from './field-kinds.ts';
import type { FormField, Typed } from './form-plan.ts';

/** The name of a field's controls. */
export const controlName = (name: string, { isList }: KindTraits): string =>
  isList ? `${name}[]` : name;

/** Reads and normalizes the values of the form. */
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

/** True if a form field differs from its rendered value. */
export const isTypedIn = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_IN)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** The value of an untouched field. @param values the initial values of the form */
export const untouched = (field: FormField, values: Typed): string =>
  values[field.name] ?? traitsOf(field).tidy('');

/** The initial values: the known ones, with presets for the others. */
export const withPresets = (fields: readonly FormField[], values: Typed): Typed => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap(({ name, preset }) =>
      preset !== undefined && !values[name] ? [[name, preset] as const] : [],
    ),
  ),
});

/** The fields to show for the typed values. Fields of an open choice count as visible. */
export const visibleFields = (fields: readonly FormField[], typed: Typed): readonly FormField[] =>
  fields.filter(({ when }) => {
    const chosen = when && typed[when.name];
    return !chosen || chosen === when.is;
  });

/** The keys of entries without input; a preset is not input. */
export const blankEntries = (fields: readonly FormField[], typed: Typed): ReadonlySet<string> => {
  const keys = new Set(fields.flatMap(({ entry }) => (entry ? [entry.key] : [])));
  for (const { name, entry, kind, preset } of fields) {
    const value = typed[name] ?? '';
    const isFilled = value !== '' && value !== preset && traitsOf({ kind }).type !== 'checkbox';
    if (entry && isFilled) keys.delete(entry.key);
  }
  return keys;
};

/** The fields to send: the visible ones, without empty entries. */
export const sentOf = (fields: readonly FormField[], typed: Typed): readonly FormField[] => {
  const blank = blankEntries(fields, typed);
  return visibleFields(fields, typed).filter(({ name, entry, when }) => {
    if (!entry) return true;
    return name !== `${entry.key}.${OMIT_ENTRY}` && (when === undefined || !blank.has(entry.key));
  });
};

type Body = Readonly<Record<string, unknown>>;

/** Entries are sent as lists of objects: `positions.0.title` is the title of the first. */
const withEntries = (fields: readonly FormField[], flat: Body): Body => {
  const nested: Record<string, unknown> = {};
  const lists = new Map<string, Map<string, Record<string, unknown>>>();
  for (const [name, value] of Object.entries(flat)) {
    if (!fields.some((field) => field.name === name && field.entry)) nested[name] = value;
    else {
      const [list = '', index = '', field = ''] = name.split('.');
      const entries = lists.get(list) ?? new Map<string, Record<string, unknown>>();
      lists.set(list, entries.set(index, { ...entries.get(index), [field]: value }));
    }
  }
  for (const [list, entries] of lists) nested[list] = [...entries.values()];
  return nested;
};

const flatBodyOf = (fields: readonly FormField[], typed: Typed): Body =>
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

/** Builds the body of a call. Empty fields are left out unless they may be cleared. */
export const bodyOf = (fields: readonly FormField[], typed: Typed): Body =>
  withEntries(fields, flatBodyOf(fields, typed));
