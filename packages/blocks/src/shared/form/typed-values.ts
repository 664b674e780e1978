import { OMIT_ENTRY } from '@broadsheet/contract/constants';
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

/** What a form begins with: what is known, and presets where nothing is. */
export const withPresets = (fields: readonly FormField[], values: Typed): Typed => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap(({ name, preset }) =>
      preset !== undefined && !values[name] ? [[name, preset] as const] : [],
    ),
  ),
});

/** The fields that are asked of who has typed so; those of a choice that is still open are. */
export const visibleFields = (fields: readonly FormField[], typed: Typed): readonly FormField[] =>
  fields.filter(({ when }) => {
    const chosen = when && typed[when.name];
    return !chosen || chosen === when.is;
  });

/** The keys of the entries in which nothing was filled in: a preset does not count. */
export const blankEntries = (fields: readonly FormField[], typed: Typed): ReadonlySet<string> => {
  const keys = new Set(fields.flatMap(({ entry }) => (entry ? [entry.key] : [])));
  for (const { name, entry, kind, preset } of fields) {
    const value = typed[name] ?? '';
    const isFilled = value !== '' && value !== preset && traitsOf({ kind }).type !== 'checkbox';
    if (entry && isFilled) keys.delete(entry.key);
  }
  return keys;
};

/** The fields that are sent: those that are asked, without entries that are empty. */
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

/** The body of a call: what was left out is not sent, but for fields that may be emptied. */
export const bodyOf = (fields: readonly FormField[], typed: Typed): Body =>
  withEntries(fields, flatBodyOf(fields, typed));
