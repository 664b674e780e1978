import type { CallDefinition, CallInput } from '@broadsheet/contract/call';
import { AppError, type ErrorDetails } from '@broadsheet/contract/errors';
import { getValidator } from '@broadsheet/contract/get-validator';
import { findUnstorableText, unstorableTextAt } from '@broadsheet/contract/storable-text';
import type { TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';

const DETAILS_LIMIT = 5;

const detailsOf = (validator: Validator, value: unknown, root: string): ErrorDetails =>
  validator
    .Errors(value)
    .slice(0, DETAILS_LIMIT)
    .map((error) => ({ path: `${root}${error.instancePath}`, message: error.message }));

/** Throws VALIDATION when the parameters, the query or the body of a call do not match its definition. */
export const checkInput = (call: CallDefinition, input: CallInput<CallDefinition>): void => {
  const parts: [name: string, schema: TSchema, value: unknown][] = [
    ['params', call.params, input.params],
    ['query', call.query, input.query],
    ...(call.body ? [['body', call.body, input.body] satisfies [string, TSchema, unknown]] : []),
  ];
  for (const [name, schema, value = {}] of parts) {
    const validator = getValidator(schema);
    if (!validator.Check(value)) {
      throw new AppError('VALIDATION', { details: detailsOf(validator, value, name) });
    }
    const found = findUnstorableText(value, name);
    if (found !== null) {
      const { message } = unstorableTextAt(found);
      throw new AppError('VALIDATION', { details: [{ path: found, message }] });
    }
  }
};

/** Throws BAD_GATEWAY when an answer does not match the call's definition. */
export const checkAnswer = (call: CallDefinition, answer: unknown): void => {
  const validator = getValidator(call.answer);
  if (validator.Check(answer)) return;
  const paths = detailsOf(validator, answer, 'answer')
    .map(({ path, message }) => `${path} ${message}`)
    .join('; ');
  throw new AppError('BAD_GATEWAY', { cause: new Error(`unexpected answer: ${paths}`) });
};
