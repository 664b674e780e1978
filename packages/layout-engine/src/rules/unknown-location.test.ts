import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const brands = [
  {
    cities: [{ slug: 'pune', label: 'Pune', synonyms: ['Poona'] }],
    categories: [{ tag: 'backend' }],
  },
  {
    cities: [{ slug: 'mumbai', label: 'Mumbai', synonyms: [] }],
    categories: [{ tag: 'consulting' }],
  },
] as unknown as BrandConfig[];

it('finds cities and categories that no brand has', () => {
  const { marks, positions, messages, findings } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text", "when": {
      "city": ["pune", ▶"mumbay"], "not": { "category": [▶"sales", "consulting"] } } } }, "order": ["a", "b"] }`,
    { brands },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_PLACE no brand has the city "mumbay"',
    'UNKNOWN_PLACE no brand has the category "sales"',
  ]);
  expect(findings[0]?.mend).toBe('Did you mean "mumbai"?');
});

it('names the slug of a city that a layout calls by another name', () => {
  const { messages, findings } = findInExample(
    `{ "page": "home", "blocks": { "a": { "type": "text", "when": { "city": ["poona"] } } }, "order": ["a"] }`,
    { brands },
  );
  expect(messages).toEqual(['UNKNOWN_PLACE no brand has the city "poona"']);
  expect(findings[0]?.mend).toBe('Did you mean "pune"?');
});
