import Type, { type TSchema } from 'typebox';
import { OMIT_ENTRY } from './constants.ts';
import { AppError } from './errors.ts';
import { ENTRIES_MAX, invalidBody } from './find-json-fault.ts';
import { IS_PAY, PAY_UNREAD, parsePay } from './parse-pay.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The constant fields of a schema, such as the name of a step. */
const fixedOf = (schema: TSchema): readonly (readonly [name: string, value: unknown])[] =>
  Type.IsObject(schema)
    ? Object.entries(schema.properties).flatMap(([name, each]) =>
        Type.IsLiteral(each) ? [[name, each.const] as const] : [],
      )
    : [];

/** All fields of a body with several variants, each of which has its own constant. */
const namesOf = (variants: readonly TSchema[]): TSchema | null => {
  const fixed = variants.flatMap(fixedOf);
  const [name] = fixed[0] ?? [];
  if (name === undefined || fixed.length !== variants.length) return null;
  if (fixed.some(([other]) => other !== name)) return null;
  const names = fixed.flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
  return Type.Object({ [name]: Type.Enum(names) });
};

const known = new WeakMap<TSchema, TSchema>();

/** One schema each time, for schemas are compiled but once. */
const knownNamesOf = (schema: TSchema, variants: readonly TSchema[]): TSchema => {
  const names = known.get(schema) ?? namesOf(variants) ?? schema;
  known.set(schema, names);
  return names;
};

/**
 * The variant that a body means to be, so that only its faults are reported; for a body without a constant, the fields
 * of all variants.
 */
export const meantSchema = (schema: TSchema, sent: unknown): TSchema => {
  if (!Type.IsUnion(schema)) return schema;
  const isMeant = (each: TSchema): boolean => {
    const fixed = fixedOf(each);
    return (
      fixed.length > 0 && isFields(sent) && fixed.every(([name, value]) => sent[name] === value)
    );
  };
  return schema.anyOf.find(isMeant) ?? knownNamesOf(schema, schema.anyOf);
};

const takesNull = (schema: TSchema): boolean =>
  Type.IsUnion(schema) && schema.anyOf.some((each) => Type.IsNull(each));

const isNumber = (schema: TSchema): boolean => Type.IsInteger(schema) || Type.IsNumber(schema);

/**
 * An empty text becomes null where null is allowed, because forms cannot send null; for a number it counts as missing.
 */
export const readEmptyFields = (schema: TSchema, sent: unknown): unknown => {
  if (Type.IsArray(schema) && Array.isArray(sent))
    return Type.IsObject(schema.items)
      ? sent.map((entry) => readEmptyFields(schema.items, entry))
      : sent;
  if (!Type.IsObject(schema) || !isFields(sent)) return sent;
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (value !== '' || !known) return [[name, known ? readEmptyFields(known, value) : value]];
      if (takesNull(known)) return [[name, null]];
      return isNumber(known) ? [] : [[name, value]];
    }),
  );
};

const LIST = /\[\]$/;
/** Browsers send line ends as two characters; one is stored. */
const LINE_END = /\r\n?/g;

const isList = (schema: TSchema | undefined, name: string): boolean =>
  schema !== undefined &&
  Type.IsObject(schema) &&
  Object.hasOwn(schema.properties, name) &&
  Type.IsArray(schema.properties[name] ?? Type.Any());

const partsOf = (texts: readonly string[]): string[] => {
  const parts = texts.flatMap((text) => text.split(','));
  if (parts.length > ENTRIES_MAX) throw invalidBody(`may have ${ENTRIES_MAX} parts of a field`);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** A field of one of several entries: `positions.0.title`. */
const ENTRY_FIELD = /^(\w+)\.(\d{1,3})\.(\w+)$/;

const entrySchemaOf = (schema: TSchema | undefined, name: string): TSchema | null => {
  if (!schema || !isList(schema, name) || !Type.IsObject(schema)) return null;
  const list = schema.properties[name];
  return Type.IsArray(list) && Type.IsObject(list.items) ? list.items : null;
};

/** Whether an entry is blank: a preset value does not count. */
const isBlankEntry = (schema: TSchema, entry: Readonly<Record<string, string>>): boolean =>
  Object.entries(entry).every(([name, value]) => {
    const known = Type.IsObject(schema) ? schema.properties[name] : undefined;
    return value.trim() === '' || (known && Reflect.get(known, 'preset')) === value;
  });

/** Whether a field of a body is pay, nullable or not. */
const isPaySchema = (schema: TSchema): boolean =>
  Reflect.get(schema, 'isPay') === IS_PAY.isPay ||
  (Type.IsUnion(schema) && schema.anyOf.some(isPaySchema));

/** Text of a form as its field means it: pay in lakh, however it is typed. Throws PAY_UNREAD. */
const readFieldText = (schema: TSchema | undefined, name: string, text: string): string => {
  if (text.trim() === '' || !schema || !Type.IsObject(schema)) return text;
  const known = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  if (!known || !isPaySchema(known)) return text;
  const lakh = parsePay(text);
  if (lakh === null)
    throw new AppError('PAY_UNREAD', {
      details: [{ path: `body/${name}`, message: PAY_UNREAD }],
    });
  return String(lakh);
};

type Entry = Record<string, string>;
/** The fields of a form by name: a text, a list of texts, or entries with fields of their own. */
export type FormFields = Record<string, string | string[] | Entry[]>;

/** The entries of a form in order, without excluded and blank ones. */
const readEntries = (
  schema: TSchema | undefined,
  sent: ReadonlyMap<string, readonly string[]>,
): Record<string, Entry[]> => {
  const found = new Map<string, Map<number, Entry>>();
  for (const [name, values] of sent) {
    const [, list = '', index = '', field = ''] = ENTRY_FIELD.exec(name) ?? [];
    const items = entrySchemaOf(schema, list);
    if (!items || !Type.IsObject(items)) continue;
    if (field !== OMIT_ENTRY && !Object.hasOwn(items.properties, field)) continue;
    const entries = found.get(list) ?? new Map<number, Entry>();
    const entry = entries.get(Number(index)) ?? {};
    entry[field] = readFieldText(items, field, values.at(-1) ?? '');
    found.set(list, entries.set(Number(index), entry));
  }
  const orderedEntries = (list: string, entries: ReadonlyMap<number, Entry>): Entry[] =>
    [...entries]
      .sort(([one], [other]) => one - other)
      .map(([, entry]) => entry)
      .filter((entry) => entry[OMIT_ENTRY] !== '1')
      .map(({ [OMIT_ENTRY]: _, ...entry }) => entry)
      .filter((entry) => !isBlankEntry(entrySchemaOf(schema, list) ?? Type.Any(), entry));
  return Object.fromEntries(
    [...found].map(([list, entries]) => [list, orderedEntries(list, entries)]),
  );
};

/**
 * The fields of a form by name. Fields of entries are named `<list>.<position>.<field>`, where the schema has such a
 * list. All values of a list field are one list, and each may contain several separated by commas; those of a name that
 * ends in `[]` are joined by commas under the name without it; otherwise the last value counts. Throws BAD_REQUEST for
 * more fields, or more parts of one, than any of our forms has, and PAY_UNREAD for pay that cannot be parsed.
 */
export const readFormFields = (schema: TSchema | undefined, text: string): FormFields => {
  const fields = new URLSearchParams(text);
  if (fields.size > ENTRIES_MAX) throw invalidBody(`may have ${ENTRIES_MAX} fields at most`);
  const meant = schema && meantSchema(schema, Object.fromEntries(fields));
  // Groups all values by name once: a search for each field would block the event loop for seconds.
  const sent = new Map<string, string[]>();
  for (const [name, value] of fields)
    sent.set(name, [...(sent.get(name) ?? []), value.replace(LINE_END, '\n')]);
  const isOfEntry = (name: string): boolean =>
    entrySchemaOf(meant, ENTRY_FIELD.exec(name)?.[1] ?? '') !== null;
  const plainFields = [...sent]
    .filter(([name]) => !isOfEntry(name))
    .map(([name, values]): [string, string | string[]] => {
      const plain = name.replace(LIST, '');
      if (isList(meant, plain)) return [plain, partsOf(values)];
      const last = name === plain ? (values.at(-1) ?? '') : values.join(',');
      return [plain, readFieldText(meant, plain, last)];
    });
  return { ...Object.fromEntries(plainFields), ...readEntries(meant, sent) };
};
