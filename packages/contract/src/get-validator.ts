import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const validators = new WeakMap<TSchema, Validator>();

/** The validator of a schema, compiled once. */
export const getValidator = (schema: TSchema): Validator => {
  const known = validators.get(schema);
  if (known) return known;
  const validator: Validator = Compile(schema);
  validators.set(schema, validator);
  return validator;
};
