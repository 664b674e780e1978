import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** Texts of a URL become the numbers their schema asks for, defaults are filled in, and then the schema must hold. */
export const validateInput: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const validator = Compile(schema);
  return (given: unknown) => {
    const value = Value.Convert(schema, Value.Default(schema, structuredClone(given)));
    return validator.Check(value) ? { value } : { error: validator.Errors(value) };
  };
};
