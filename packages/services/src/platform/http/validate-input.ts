import { getValidator } from '@broadsheet/contract/get-validator';
import { meantSchema, readEmptyFields } from '@broadsheet/contract/sent-fields';
import { findUnstorableText, unstorableTextAt } from '@broadsheet/contract/storable-text';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { createFlatReader } from './flat-reader.ts';

/** A copy of the input with defaults and the types of the schema, as far as its texts have them. */
export const readInput = (schema: TSchema, given: unknown): unknown =>
  Value.Convert(schema, Value.Default(schema, readEmptyFields(schema, structuredClone(given))));

/**
 * Converts the texts of a URL or form to the types of their schema, fills in defaults and validates; where a body has
 * several schemas, by the one that it names. Text that no database stores is refused whatever the schema says.
 */
export const validateInput: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  getValidator(schema);
  const readFlat = createFlatReader(schema);
  return (given: unknown) => {
    const meant = meantSchema(schema, given);
    const value = readFlat?.(given) ?? readInput(meant, given);
    const validator = getValidator(meant);
    if (!validator.Check(value)) return { error: validator.Errors(value) };
    const found = findUnstorableText(value);
    return found === null ? { value } : { error: [unstorableTextAt(found)] };
  };
};
