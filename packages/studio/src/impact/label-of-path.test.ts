import { expect, it } from 'vitest';
import { labelOfPath } from './label-of-path.ts';

const SCHEMA = {
  properties: {
    title: { type: 'string', title: 'Heading of the page' },
    seeAll: { type: 'object', properties: { href: { type: 'string', title: 'Target' } } },
  },
};

it('names a setting as its form does, else by its own name', () => {
  expect(labelOfPath(SCHEMA, 'title')).toBe('Heading of the page');
  expect(labelOfPath(SCHEMA, 'seeAll.href')).toBe('See all, Target');
  expect(labelOfPath(undefined, 'seeAll.isWide')).toBe('See all, Is wide');
});
