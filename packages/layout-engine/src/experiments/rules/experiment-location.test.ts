import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const brands = [
  {
    brand: 'tech',
    cities: [{ slug: 'pune', label: 'Pune', synonyms: ['Poona'] }],
    categories: [{ tag: 'backend' }],
  },
  {
    brand: 'management',
    cities: [{ slug: 'mumbai', label: 'Mumbai', synonyms: [] }],
    categories: [{ tag: 'consulting' }],
  },
] as unknown as BrandConfig[];
const REST = '"page": "home", "unit": "visitor", "variants": { "control": 100 }, "status": "draft"';

it('finds cities and categories that none of the brands has', () => {
  const text = `{ "x": { ${REST}, "when": { "city": ["pune", ▶"mumbay"], "not": { "category": [▶"sales", "consulting"] } } },
    "y": { ${REST}, "when": { "brand": ["tech"], "city": [▶"mumbai"] } } }`;
  const { marks, positions, messages } = findInExperiments(text, { brands });
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_PLACE no brand has the city "mumbay"',
    'UNKNOWN_PLACE no brand has the category "sales"',
    'UNKNOWN_PLACE brand tech has no city "mumbai"',
  ]);
  expect(findInExperiments(text).messages).toEqual([]);
});
