import { expect, it } from 'vitest';
import { fieldAt } from './field-at.ts';

const SCHEMA = {
  properties: {
    title: { type: 'string', title: 'Heading of the page' },
    seeAll: { type: 'object', properties: { href: { type: 'string', title: 'Target' } } },
  },
};

it('names a setting as its form does, else by its own name', () => {
  expect(fieldAt(SCHEMA, ['title']).label).toBe('Heading of the page');
  expect(fieldAt(SCHEMA, ['seeAll', 'href']).label).toBe('See all, Target');
  expect(fieldAt(undefined, ['seeAll', 'isWide']).label).toBe('See all, Is wide');
});
