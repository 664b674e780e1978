import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { changeSettings } from './changed-settings.ts';

const schema = Type.Object(
  {
    title: Type.String({ maxLength: 5, default: '' }),
    limit: Type.Integer({ minimum: 1, default: 3 }),
    wide: Type.Boolean({ default: false }),
    side: Type.Enum(['left', 'right'], { default: 'left' }),
    note: Type.Optional(Type.String({ minLength: 1 })),
    links: Type.Array(Type.Object({ href: Type.String() }), { default: [] }),
  },
  { additionalProperties: false },
);
const settings = { title: 'Jobs', limit: 3, wide: false, side: 'left', note: 'x', links: [] };
const change = (query: string) => changeSettings(schema, settings, new URLSearchParams(query));

describe('settings of a query', () => {
  it('override the fixture’s, each by its type', () => {
    const links = encodeURIComponent('[{"href":"/x"}]');
    const query = `set.title=&set.limit=5&set.wide=true&set.side=right&set.links=${links}&brand=tech`;
    expect(change(query)).toEqual({
      settings: {
        title: '',
        limit: 5,
        wide: true,
        side: 'right',
        note: 'x',
        links: [{ href: '/x' }],
      },
      faults: [],
    });
  });

  it('are omitted where an empty field means so', () => {
    expect(change('set.note=').settings).not.toHaveProperty('note');
  });

  it.each([
    ['set.title=Too%20long', 'title'],
    ['set.limit=0', 'limit'],
    ['set.limit=many', 'limit'],
    ['set.side=up', 'side'],
    ['set.links=[{]', 'links'],
    ['set.constructor=1', 'constructor'],
  ])('%s is a fault of that setting, with a message', (query, name) => {
    const { faults } = change(query);
    expect(faults.map((fault) => fault.name)).toContain(name);
    expect(faults[0]?.message).not.toBe('');
  });

  it('report the position of a fault in a list', () => {
    const links = encodeURIComponent('[{"href":1}]');
    expect(change(`set.links=${links}`).faults[0]?.message).toMatch(/^0\/href /);
  });
});
