import { findUnstorableText, unstorableTextAt } from '@broadsheet/contract/storable-text';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { compileRequestSchema } from '../http/request-schema.ts';

/** Bodies are JSON and used unchanged: no type is converted, and an empty text is a value. */
const compileBody = (schema: TSchema) => {
  let compiled: Validator | undefined;
  return (data: unknown) => {
    compiled ??= Compile(schema);
    return compiled.Check(data) ? { value: data } : { error: compiled.Errors(data) };
  };
};

/** Compiles the request schema of a Studio call at its first request. */
export const compileStudioRequest: FastifySchemaCompiler<TSchema> = (route) => {
  const { schema, httpPart } = route;
  const check = httpPart === 'body' ? compileBody(schema) : compileRequestSchema(route);
  return (data: unknown) => {
    const found = findUnstorableText(data);
    return found === null ? check(data) : { error: [unstorableTextAt(found)] };
  };
};

/** Writes answers of Studio: what their schema does not name is never sent. */
export const compileStudioAnswer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let compiled: Validator | undefined;
  return (answer: unknown) => {
    compiled ??= Compile(schema);
    return JSON.stringify(compiled.Clean(Value.Clone(answer)));
  };
};
