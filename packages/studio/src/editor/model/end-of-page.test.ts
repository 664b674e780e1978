import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { endOfPage } from './end-of-page.ts';
import { exampleTypes } from './example-types.fixtures.ts';

const endOf = (types: Readonly<Record<string, string>>) => {
  const blocks = Object.fromEntries(Object.entries(types).map(([id, type]) => [id, { type }]));
  const draft = { page: 'home', blocks, order: Object.keys(types) };
  return endOfPage(arrange(draft, null), exampleTypes);
};

it('is above the pinned blocks that close the page, and below those that open it', () => {
  expect(endOf({ header: 'legal', a: 'text', b: 'text', footer: 'legal' })).toEqual({
    list: 'order',
    before: 'footer',
  });
  expect(endOf({ a: 'text', small: 'legal', footer: 'legal' }).before).toBe('small');
});

it('is the end of the list where nothing pinned closes the page', () => {
  expect(endOf({ header: 'legal', a: 'text' }).before).toBeNull();
  expect(endOf({ header: 'legal' }).before).toBeNull();
  expect(endOf({}).before).toBeNull();
});
