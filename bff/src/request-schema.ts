import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const withoutEmpty = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, entry]) => entry !== ''));

/**
 * Compiles the schema of a query or of parameters, when the first request asks for it: an empty value is one not given, numbers are
 * read from text, defaults are filled in, and what the schema does not name is left out.
 */
export const compileRequestSchema: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  let compiled: Validator | undefined;
  return (data: unknown) => {
    compiled ??= Compile(schema);
    const validator = compiled;
    const value = validator.Clean(validator.Default(validator.Convert(withoutEmpty(data))));
    return validator.Check(value) ? { value } : { error: validator.Errors(value) };
  };
};
