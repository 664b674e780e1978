import Type, { type TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { compileRequestSchema } from './request-schema.ts';

const compile = (schema: TSchema) =>
  compileRequestSchema({ schema, method: 'GET', url: '/', httpPart: 'querystring' });
const read = compile(
  Type.Object({
    path: Type.String({ pattern: '^/' }),
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    html: Type.Optional(Type.Literal('1')),
  }),
);
const withDefault = compile(Type.Object({ sort: Type.String({ default: 'date' }) }));

it.each([
  ['as the schema has it', { path: '/', html: '1' }, { path: '/', html: '1' }],
  ['with a number as text', { path: '/', page: '2' }, { path: '/', page: 2 }],
  ['with what nobody named', { path: '/', utm: 'x' }, { path: '/' }],
  ['with an empty value', { path: '/', html: '' }, { path: '/' }],
])('a query %s is taken', (_, query, value) => {
  expect(read(query)).toEqual({ value });
});

it('a default stands in for what is not given, and for what is empty', () => {
  expect(withDefault({})).toEqual({ value: { sort: 'date' } });
  expect(withDefault({ sort: '' })).toEqual({ value: { sort: 'date' } });
  expect(withDefault({ sort: 'pay' })).toEqual({ value: { sort: 'pay' } });
});

it.each([
  ['breaks a rule', { path: 'x' }],
  ['lacks what must be given', { html: '1' }],
  ['has a value of another kind', { path: '/', page: 'two' }],
  ['is no object', null],
])('a query that %s is refused', (_, query) => {
  expect(read(query)).toMatchObject({ error: [expect.anything()] });
});
