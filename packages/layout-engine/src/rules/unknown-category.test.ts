import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const brand = (name: string, ...tags: string[]) => ({
  brand: name,
  cities: [],
  categories: tags.map((tag) => ({ tag, tags: [] })),
});
const brands = [
  brand('tech', 'backend', 'frontend'),
  brand('management', 'backend', 'consulting'),
] as unknown as BrandConfig[];

/** The type's default link only exists for one brand. */
const LINK = '"link": "/faq"';
const page = (block: string, variants = '') =>
  `{ "page": "home", "blocks": { "a": ${block} }, "order": ["a"],\n  "variants": [${variants}] }`;
const forManagement = (sections: string) =>
  `{ "name": "v", "when": { "brand": ["management"] }, "blocks": { "a": { "settings": { "sections": ${sections} } } } }`;

it('finds the slug that a brand which sees the block does not have', () => {
  const { marks, positions, messages } = findInExample(
    page(
      `{ "type": "card", "settings": { ${LINK}, "sections": ["backend", ▶"frontned", ▶"consulting"] } }`,
    ),
    { brands },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_CATEGORY tech has no category "frontned", and its readers see block "Card"',
    'UNKNOWN_CATEGORY tech has no category "consulting", and its readers see block "Card"',
  ]);
});

it('checks only the brands that show it, including variants', () => {
  const own = `{ "type": "card", "settings": { ${LINK}, "sections": ["frontend"] } }`;
  expect(findInExample(page(own, forManagement('["consulting"]')), { brands }).messages).toEqual(
    [],
  );
  const { marks, positions } = findInExample(page(own, forManagement('["backend", ▶"frontend"]')), {
    brands,
  });
  expect(positions).toEqual(marks);
});

it('finds the default slug of a type, only where nothing overrides it', () => {
  const others = [brand('tech', 'frontend'), brand('management', 'backend')] as never;
  const { marks, positions, messages } = findInExample(
    page(`{ "type": ▶"card", "settings": { ${LINK} } }`),
    { brands: others },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNKNOWN_CATEGORY tech has no category "backend", and its readers see block "Card"',
  ]);
  const written = `{ "type": "card", "settings": { ${LINK}, "sections": [] } }`;
  expect(findInExample(page(written), { brands: others }).messages).toEqual([]);
});

it('reports nothing when the brands are unknown', () => {
  const block = '{ "type": "card", "settings": { "sections": ["nonsense"] } }';
  expect(findInExample(page(block)).messages).toEqual([]);
});
