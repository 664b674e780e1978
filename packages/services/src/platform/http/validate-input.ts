import { meantSchema, readEmptyFields } from '@broadsheet/contract/sent-fields';
import { findUnstorableText, unstorableTextAt } from '@broadsheet/contract/storable-text';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';

const compiled = new WeakMap<TSchema, Validator>();

const validatorOf = (schema: TSchema): Validator => {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  return validator;
};

/**
 * Converts the texts of a URL or form to the types of their schema, fills in defaults and validates; where a body has
 * several schemas, by the one that it names. Text that no database stores is refused whatever the schema says.
 */
export const validateInput: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  validatorOf(schema);
  return (given: unknown) => {
    const meant = meantSchema(schema, given);
    const sent = readEmptyFields(meant, structuredClone(given));
    const value = Value.Convert(meant, Value.Default(meant, sent));
    const validator = validatorOf(meant);
    if (!validator.Check(value)) return { error: validator.Errors(value) };
    const found = findUnstorableText(value);
    return found === null ? { value } : { error: [unstorableTextAt(found)] };
  };
};
