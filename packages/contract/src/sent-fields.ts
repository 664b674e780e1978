import Type, { type TSchema } from 'typebox';
import { ENTRIES_MAX, unsoundBody } from './find-json-fault.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a schema fixes by name, such as the name of a step. */
const fixedOf = (schema: TSchema): readonly (readonly [name: string, value: unknown])[] =>
  Type.IsObject(schema)
    ? Object.entries(schema.properties).flatMap(([name, each]) =>
        Type.IsLiteral(each) ? [[name, each.const] as const] : [],
      )
    : [];

/** What a body may name, where each of several forms has a name of its own. */
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
 * Of several forms that a body may have, the one that it means to have, so that faults are told of that one alone; of a
 * body that names none, what it may name.
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

/** An empty text is null where null may stand, for forms have no other way to say it; for a number it says nothing. */
export const readEmptyFields = (schema: TSchema, sent: unknown): unknown => {
  if (!Type.IsObject(schema) || !isFields(sent)) return sent;
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (value !== '' || !known) return [[name, value]];
      if (takesNull(known)) return [[name, null]];
      return isNumber(known) ? [] : [[name, value]];
    }),
  );
};

const LIST = /\[\]$/;

const isList = (schema: TSchema | undefined, name: string): boolean =>
  schema !== undefined &&
  Type.IsObject(schema) &&
  Object.hasOwn(schema.properties, name) &&
  Type.IsArray(schema.properties[name] ?? Type.Any());

const partsOf = (texts: readonly string[]): string[] => {
  const parts = texts.flatMap((text) => text.split(','));
  if (parts.length > ENTRIES_MAX) throw unsoundBody(`may have ${ENTRIES_MAX} parts of a field`);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/**
 * What a form says by name. All values of a name that its schema takes as a list are one, and each may hold several
 * between commas; of a name that ends in `[]` they are joined by commas, under the name before it; of any other name that
 * is given twice the last counts. Throws BAD_REQUEST for more fields, or more parts of one, than any form of ours has.
 */
export const readFormFields = (
  schema: TSchema | undefined,
  text: string,
): Record<string, string | string[]> => {
  const fields = new URLSearchParams(text);
  if (fields.size > ENTRIES_MAX) throw unsoundBody(`may have ${ENTRIES_MAX} fields at most`);
  const meant = schema && meantSchema(schema, Object.fromEntries(fields));
  // All values of a name once: to look for them again at each of its fields would hold the loop for seconds.
  const sent = new Map<string, string[]>();
  for (const [name, value] of fields) sent.set(name, [...(sent.get(name) ?? []), value]);
  return Object.fromEntries(
    [...sent].map(([name, values]): [string, string | string[]] => {
      const plain = name.replace(LIST, '');
      if (isList(meant, plain)) return [plain, partsOf(values)];
      return [plain, name === plain ? (values.at(-1) ?? '') : values.join(',')];
    }),
  );
};
