import { CALLS } from '@broadsheet/contract/calls';
import { search } from '@broadsheet/contract/calls/job';
import fc from 'fast-check';
import Type, { type TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { createFlatReader } from './flat-reader.ts';
import { readInput } from './validate-input.ts';

const SCHEMAS: readonly (readonly [name: string, schema: TSchema])[] = CALLS.flatMap((call) => [
  [`query of ${call.method} ${call.service}${call.path}`, call.query] as const,
  ...(call.body
    ? [[`body of ${call.method} ${call.service}${call.path}`, call.body] as const]
    : []),
]).filter(([, schema]) => createFlatReader(schema) !== null);

const TEXTS = ['', '0', '1', '2.7', ' 3', '-4', '1e3', 'NaN', 'true', 'null', 'date', 'a,b', 'é'];
const VALUE = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string(),
  fc.constantFrom(undefined, null, 5, true, ['1', '2'], { a: '1' }),
);

it('reads the query of a search', () => {
  const read = createFlatReader(search.query);
  expect(read?.({ query: 'java', page: '2', size: '', utm_source: 'x' })).toEqual({
    query: 'java',
    page: 2,
    size: 20,
    version: 2,
    utm_source: 'x',
  });
});

it.each(SCHEMAS)('reads as TypeBox does: %s', (_name, schema) => {
  const read = createFlatReader(schema);
  const names = Type.IsObject(schema) ? Object.keys(schema.properties) : [];
  const given = fc.dictionary(
    fc.constantFrom(...names, 'unknown', '__proto__', 'constructor'),
    VALUE,
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(given, (fields) => {
      const flat = read?.(fields);
      if (flat !== undefined) expect(flat).toEqual(readInput(schema, fields));
    }),
    { numRuns: 200 },
  );
});

it.each([[undefined], [null], ['text'], [[{}]]])('leaves %j to TypeBox', (given) => {
  expect(createFlatReader(Type.Object({}))?.(given)).toBeUndefined();
});

it.each([
  Type.Union([Type.String(), Type.Null()]),
  Type.Object({ list: Type.Array(Type.String()) }),
  Type.Object({ either: Type.Union([Type.String(), Type.Null()]) }),
  Type.Object({}, { additionalProperties: Type.Integer() }),
])('is none for fields that are more than one text: %#', (schema) => {
  expect(createFlatReader(schema)).toBeNull();
});
