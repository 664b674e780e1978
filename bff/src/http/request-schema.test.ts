import Type, { type TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { compileRequestSchema } from './request-schema.ts';

const compile = (schema: TSchema, httpPart = 'querystring') =>
  compileRequestSchema({ schema, method: 'GET', url: '/', httpPart });
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

it('a body empties what may be empty, and says nothing else by an empty value', () => {
  const readBody = compile(
    Type.Object({
      day: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      note: Type.Optional(Type.String()),
      gender: Type.Optional(Type.Enum(['1', ''])),
      sort: Type.String({ default: 'date' }),
      page: Type.Optional(Type.Integer()),
    }),
    'body',
  );
  const nothing = { day: '', note: '', gender: '', sort: '', page: '' };
  expect(readBody(nothing)).toEqual({
    value: { day: null, note: '', gender: '', sort: 'date' },
  });
});

it('a body that may be of several kinds is judged as the one that it names, and says nothing that is not in it', () => {
  const kind = (name: string, fields: Record<string, TSchema>) =>
    Type.Object({ kind: Type.Literal(name), ...fields }, { additionalProperties: false });
  const readBody = compile(
    Type.Union([kind('a', { id: Type.Integer() }), kind('b', { note: Type.String() })]),
    'body',
  );
  expect(readBody({ kind: 'a', id: '7', note: 'x', isPro: true })).toEqual({
    value: { kind: 'a', id: 7 },
  });
  expect(readBody({ kind: 'b', note: '' })).toEqual({ value: { kind: 'b', note: '' } });
  expect(readBody({ kind: 'b', id: 7 })).toMatchObject({ error: [{ keyword: 'required' }] });
});

it.each([
  ['breaks a rule', { path: 'x' }],
  ['lacks what must be given', { html: '1' }],
  ['has a value of another kind', { path: '/', page: 'two' }],
  ['is no object', null],
])('a query that %s is refused', (_, query) => {
  expect(read(query)).toMatchObject({ error: [expect.anything()] });
});
