import type { FastifySchemaCompiler } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const withoutEmpty = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, entry]) => entry !== ''));

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
 * Compiles the schema of a query or of parameters, when the first request asks for it: an empty value is one not given, numbers are
 * read from text, defaults are filled in, and what the schema does not name is left out.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  let compiled: Validator | undefined;
  const isPlain = createPlainness(schema);
  return (data: unknown) => {
    compiled ??= Compile(schema);
    const validator = compiled;
    // Nearly every request is as its schema has it already.
    if (isFields(data) && isPlain(data) && validator.Check(data)) return { value: data };
    const value = validator.Clean(validator.Default(validator.Convert(withoutEmpty(data))));
    return validator.Check(value) ? { value } : { error: validator.Errors(value) };
  };
};
