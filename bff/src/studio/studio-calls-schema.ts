import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { compileRequestSchema } from '../request-schema.ts';

/** Bodies are JSON, and taken as they are: nothing is read from text, and an empty text is one. */
const compileBody = (schema: TSchema) => {
  let compiled: Validator | undefined;
  return (data: unknown) => {
    compiled ??= Compile(schema);
    return compiled.Check(data) ? { value: data } : { error: compiled.Errors(data) };
  };
};

/** No text of the database can hold them, nor can its JSON. */
const UNKEPT = /[\0\p{Surrogate}]/u;

/** Where a value holds such letters; null where it holds none. */
const findUnkept = (value: unknown, path = ''): string | null => {
  if (typeof value === 'string') return UNKEPT.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, entry] of Object.entries(value)) {
    const found = UNKEPT.test(name) ? path : findUnkept(entry, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
};

const unkeptAt = (instancePath: string) => ({
  instancePath,
  message: 'must not hold letters that cannot be kept',
  keyword: 'kept',
  schemaPath: '#',
  params: {},
});

/** Compiles what a request of Studio must be, when the first one asks for it. */
export const compileStudioRequest: FastifySchemaCompiler<TSchema> = (route) => {
  const { schema, httpPart } = route;
  const check = httpPart === 'body' ? compileBody(schema) : compileRequestSchema(route);
  return (data: unknown) => {
    const unkept = findUnkept(data);
    return unkept === null ? check(data) : { error: [unkeptAt(unkept)] };
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
