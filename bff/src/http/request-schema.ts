import { getValidator } from '@broadsheet/contract/get-validator';
import { meantSchema, readEmptyFields } from '@broadsheet/contract/sent-fields';
import { findUnstorableText, unstorableTextAt } from '@broadsheet/contract/storable-text';
import type { FastifySchemaCompiler } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Value } from 'typebox/value';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Fields that accept an empty text: in a body it clears them. A default replaces an empty text. */
const emptiableOf = (schema: TSchema): ReadonlySet<string> =>
  new Set(
    Type.IsObject(schema)
      ? Object.entries(schema.properties)
          .filter(([, each]) => !('default' in each) && Value.Check(each, ''))
          .map(([name]) => name)
      : [],
  );

const withoutEmpty = (value: unknown, isRetained: (name: string) => boolean): Fields =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([name, entry]) => entry !== '' || isRetained(name)),
  );

/** Returns a valid value unchanged; throws if it contains text that no database can store. */
const storable = (value: unknown) => {
  const found = findUnstorableText(value);
  return found === null ? { value } : { error: [unstorableTextAt(found)] };
};

/** The fields that count: in a body all that are empty on purpose too, in an address only those that are not empty. */
const withoutEmptyOf = (schema: TSchema, data: unknown, isBody: boolean): Fields => {
  if (!isBody) return withoutEmpty(data, () => false);
  const emptiable = emptiableOf(schema);
  return withoutEmpty(readEmptyFields(schema, data), (name) => emptiable.has(name));
};

/**
 * Returns a check that is true when all given fields are in the schema and not empty, and no missing field has a
 * default.
 */
const createPlainness = (schema: TSchema): ((fields: Fields) => boolean) => {
  if (!Type.IsObject(schema)) return () => false;
  const { properties } = schema;
  const names = new Set(Object.keys(properties));
  const defaults = [...names].filter((name) => 'default' in (properties[name] ?? {}));
  return (fields) => {
    for (const name in fields) if (!names.has(name) || fields[name] === '') return false;
    return defaults.every((name) => fields[name] !== undefined);
  };
};

/**
 * Compiles the schema of a query, parameters or body at its first request. An empty value counts as missing, except in
 * a body where it clears a field. Numbers are parsed from text, defaults are added, and unknown fields are dropped.
 * Text that no database can store is refused even if the schema allows it.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const isPlain = createPlainness(schema);
  return (data: unknown) => {
    const meant = meantSchema(schema, data);
    const validator = getValidator(meant);
    // Nearly every request is as its schema has it already.
    if (isFields(data) && isPlain(data) && validator.Check(data)) return storable(data);
    const withoutEmptyFields = withoutEmptyOf(meant, data, httpPart === 'body');
    const value = validator.Clean(validator.Default(validator.Convert(withoutEmptyFields)));
    return validator.Check(value) ? storable(value) : { error: validator.Errors(value) };
  };
};
