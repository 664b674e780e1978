import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const withoutEmpty = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, entry]) => entry !== ''));

/**
 * Compiles the schema of a query or of parameters: an empty value is one not given, numbers are
 * read from text, defaults are filled in, and what the schema does not name is left out.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const validator = Compile(schema);
  return (data: unknown) => {
    const value = validator.Clean(validator.Default(validator.Convert(withoutEmpty(data))));
    return validator.Check(value) ? { value } : { error: validator.Errors(value) };
  };
};
