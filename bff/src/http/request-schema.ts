import { meantSchema, readEmptyFields } from '@broadsheet/contract/sent-fields';
import { findUnstorableText, unstorableTextAt } from '@broadsheet/contract/storable-text';
import type { FastifySchemaCompiler } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const compiled = new WeakMap<TSchema, Validator>();

const validatorOf = (schema: TSchema): Validator => {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  return validator;
};

/** Names that an empty text may be said of: in what is written it empties them. A default stands in for an empty text. */
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

/** A value that its schema has let pass, unless it holds text that no database stores. */
const storable = (value: unknown) => {
  const found = findUnstorableText(value);
  return found === null ? { value } : { error: [unstorableTextAt(found)] };
};

/** What is said: all of a body that means something; of an address, what is not empty. */
const withoutEmptyOf = (schema: TSchema, data: unknown, isBody: boolean): Fields => {
  if (!isBody) return withoutEmpty(data, () => false);
  const emptiable = emptiableOf(schema);
  return withoutEmpty(readEmptyFields(schema, data), (name) => emptiable.has(name));
};

/** True where all that stands there is named and not empty, and nothing that stands nowhere has a default. */
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
 * Compiles the schema of a query, parameters or a body, when the first request asks for it: an empty value is one not given, but
 * in a body where it empties a field; numbers are read from text, defaults are filled in, and what the schema does not
 * name is left out. Text that no database stores is refused whatever the schema says of it.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const isPlain = createPlainness(schema);
  return (data: unknown) => {
    const meant = meantSchema(schema, data);
    const validator = validatorOf(meant);
    // Nearly every request is as its schema has it already.
    if (isFields(data) && isPlain(data) && validator.Check(data)) return storable(data);
    const withoutEmptyFields = withoutEmptyOf(meant, data, httpPart === 'body');
    const value = validator.Clean(validator.Default(validator.Convert(withoutEmptyFields)));
    return validator.Check(value) ? storable(value) : { error: validator.Errors(value) };
  };
};
