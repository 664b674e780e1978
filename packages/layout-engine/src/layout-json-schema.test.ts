import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { exampleDefinitions } from './example-definitions.ts';
import { layoutJsonSchema } from './layout-json-schema.ts';

const schema = layoutJsonSchema(exampleDefinitions);
const accepts = (layout: unknown) => Schema.Check(schema, layout);
const page = (block: object, variants: object[] = []) => ({
  page: 'home',
  blocks: { a: block },
  order: ['a'],
  variants,
});

describe('the JSON Schema for editors', () => {
  it('types the settings by the type of the block', () => {
    expect(accepts(page({ type: 'text', settings: { title: 'x' } }))).toBe(true);
    expect(accepts(page({ type: 'text', settings: { titel: 'x' } }))).toBe(false);
    expect(accepts(page({ type: 'box', settings: { title: 'x' } }))).toBe(false);
    expect(accepts(page({ type: 'unheard-of' }))).toBe(false);
  });

  it('types the settings of a fallback by its type, in a variant too', () => {
    const fallbackOf = (fallback: unknown) => page({ type: 'box', fallback });
    expect(accepts(fallbackOf('drop'))).toBe(true);
    expect(accepts(fallbackOf({ type: 'text', settings: { title: 'x' } }))).toBe(true);
    expect(accepts(fallbackOf({ type: 'text', settings: { titel: 'x' } }))).toBe(false);
    expect(accepts(fallbackOf({ type: 'text', settings: { title: null } }))).toBe(false);
    expect(accepts(fallbackOf({ type: 'unheard-of' }))).toBe(false);
    expect(accepts(fallbackOf('hide'))).toBe(false);
    const added = (fallback: unknown) =>
      page({ type: 'text' }, [{ name: 'v', when: {}, blocks: { b: { type: 'box', fallback } } }]);
    expect(accepts(added({ type: 'text', settings: { limit: 2 } }))).toBe(true);
    expect(accepts(added({ type: 'text', settings: { limit: 99 } }))).toBe(false);
  });

  it('leaves settings of an earlier version to the checks', () => {
    expect(accepts(page({ type: 'aged', settings: { heading: 'x' } }))).toBe(true);
    expect(accepts(page({ type: 'aged', version: 2, settings: { heading: 'x' } }))).toBe(false);
  });

  it('lets a variant remove a setting and name a block without its type', () => {
    const patch = (block: object) =>
      page({ type: 'text' }, [{ name: 'v', when: {}, blocks: { a: block } }]);
    expect(accepts(patch({ type: 'text', settings: { title: null } }))).toBe(true);
    expect(accepts(patch({ settings: { limit: 2 } }))).toBe(true);
    expect(accepts(patch({ type: 'text', settings: { limit: 'two' } }))).toBe(false);
  });

  it('refuses pages and names that do not exist', () => {
    expect(accepts({ ...page({ type: 'text' }), page: 'nowhere' })).toBe(false);
    expect(accepts({ page: 'home', blocks: { 'Not An Id': { type: 'text' } }, order: [] })).toBe(
      false,
    );
  });
});
