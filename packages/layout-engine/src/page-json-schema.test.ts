import Schema from 'typebox/schema';
import { expect, it } from 'vitest';
import { exampleDefinitions } from './example-definitions.ts';
import { pageJsonSchema } from './page-json-schema.ts';

const schema = pageJsonSchema(exampleDefinitions) as { $defs: Record<string, object> };
const accepts = (block: object) =>
  Schema.Check(
    { $defs: schema.$defs, $ref: '#/$defs/Block' },
    { id: 'a', version: 1, state: 'ready', revision: 'r', settings: {}, data: {}, ...block },
  );
const text = { type: 'text', settings: { title: 'x', limit: 5 } };

it('tells blocks apart by type and version, with the settings of each', () => {
  expect(accepts(text)).toBe(true);
  expect(accepts({ ...text, settings: { titel: 'x' } })).toBe(false);
  expect(accepts({ ...text, version: 2 })).toBe(false);
  expect(accepts({ ...text, type: 'unheard-of' })).toBe(false);
});

it('has earlier versions that are served', () => {
  const aged = { type: 'aged', settings: { title: 'x' } };
  expect(accepts({ ...aged, version: 2 })).toBe(true);
  expect(accepts({ ...aged, version: 1 })).toBe(false);
  expect(accepts({ ...aged, version: 1, settings: { heading: 'x' } })).toBe(true);
});

it('needs every slot of a type, with blocks of their own in them', () => {
  const box = (slots?: object) => ({ type: 'box', ...(slots ? { slots } : {}) });
  const inner = { id: 'b', version: 1, state: 'ready', revision: 'r', data: {}, ...text };
  expect(accepts(box({ main: [inner], aside: [] }))).toBe(true);
  expect(accepts(box({ main: [{ ...inner, type: 'unheard-of' }], aside: [] }))).toBe(false);
  expect(accepts(box({ main: [] }))).toBe(false);
  expect(accepts(box())).toBe(false);
});

it('lets the data be null, for blocks that are deferred or have failed', () => {
  expect(accepts({ ...text, state: 'deferred', data: null })).toBe(true);
});
