import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const brand = (name: string, city: string, category: string, tag: string) => ({
  brand: name,
  flags: { competition: name === 'management' },
  cities: [{ slug: city, label: city, synonyms: ['Old name'] }],
  categories: [{ tag: category, label: category, tags: [{ tag, label: tag }] }],
});
const brands = [
  brand('tech', 'pune', 'backend', 'java'),
  brand('management', 'mumbai', 'consulting', 'strategy'),
] as unknown as BrandConfig[];

const link = (address: string) => `"settings": { "link": ▶"${address}" }`;
const page = (blocks: string, order: string, variants = '') =>
  `{ "page": "home", "blocks": { ${blocks} },\n  "order": [${order}], "variants": [${variants}] }`;

it('finds addresses that no page has, and slugs that the brand does not', () => {
  const { marks, positions, messages } = findInExample(
    page(
      `"a": { "type": "text", ${link('/abuotus')} }, "b": { "type": "text", "when": { "brand": ["tech"] }, ${link('/c/sales-jobs')} },
    "c": { "type": "text", "when": { "brand": ["tech"] }, ${link('/k/strategy-jobs?exp=2')} }, "d": { "type": "text", "when": { "brand": ["management"] }, ${link('/jobs-in-pune#top')} }`,
      '"a", "b", "c", "d"',
    ),
    { brands },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'DEAD_LINK no page of tech stands at /abuotus, and its readers see block "Text" (number 1 of 4)',
    'DEAD_LINK no page of tech stands at /c/sales-jobs, and its readers see block "Text" (number 2 of 4)',
    'DEAD_LINK no page of tech stands at /k/strategy-jobs?exp=2, and its readers see block "Text" (number 3 of 4)',
    'DEAD_LINK no page of management stands at /jobs-in-pune#top, and its readers see block "Text" (number 4 of 4)',
  ]);
});

const OWN_LINK = '"settings": { "link": "/c/backend-jobs" }';
const forManagement = (settings: string) =>
  `{ "name": "v", "when": { "brand": ["management"] }, "blocks": { "a": { "settings": ${settings} } } }`;

it('checks only the brands that show the link', () => {
  const { messages } = findInExample(
    page(
      `"a": { "type": "text", ${OWN_LINK} }, "b": { "type": "text", "when": { "not": { "brand": ["management"] } }, ${OWN_LINK} }`,
      '"a", "b"',
      forManagement('{ "link": "/c/consulting-jobs" }'),
    ),
    { brands },
  );
  expect(messages).toEqual([]);
});

it('finds links that a variant shows to a brand', () => {
  const left = findInExample(
    page(
      `"a": { "type": "text", ${link('/c/backend-jobs')} }`,
      '"a"',
      forManagement('{ "limit": 2 }'),
    ),
    { brands },
  );
  expect(left.positions).toEqual(left.marks);
  const given = findInExample(
    page(
      `"a": { "type": "text", ${OWN_LINK} }`,
      '"a"',
      forManagement('{ "link": ▶"/k/java-jobs" }'),
    ),
    { brands },
  );
  expect(given.positions).toEqual(given.marks);
  expect(given.messages).toHaveLength(1);
});

it('finds what a fallback would show', () => {
  const { marks, positions } = findInExample(
    page(`"a": { "type": "box", "fallback": { "type": "text", ${link('/nowhere')} } }`, '"a"'),
    { brands },
  );
  expect(positions).toEqual(marks);
  expect(marks).toHaveLength(1);
});

it('ignores other sites, files, synonyms and unknown brands', () => {
  const valid = [
    'https://x.example/no',
    '/files/price-list.pdf',
    '/jobs-in-old-name',
    '/search/x.html',
    '/',
    '#top',
  ];
  const blocks = valid.map(
    (each, index) => `"b${index}": { "type": "text", "settings": { "link": "${each}" } }`,
  );
  const order = valid.map((_, index) => `"b${index}"`).join(', ');
  expect(findInExample(page(blocks.join(', '), order), { brands }).messages).toEqual([]);
  expect(
    findInExample(page(`"a": { "type": "text", "settings": { "link": "/nowhere" } }`, '"a"'))
      .messages,
  ).toEqual([]);
});

const forTech = (settings: string) => forManagement(settings).replace('management', 'tech');

it('finds the default link of a type, for brands without another one', () => {
  const only = '"settings": { "sections": [] }';
  const { marks, positions, messages } = findInExample(
    page(`"a": { "type": ▶"card", ${only} }`, '"a"'),
    { brands },
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'DEAD_LINK no page of tech stands at /epoch, and its readers see block "Card"',
  ]);
  const mended = page(
    `"a": { "type": "card", ${only} }`,
    '"a"',
    forTech('{ "link": "/c/backend-jobs" }'),
  );
  expect(findInExample(mended, { brands }).messages).toEqual([]);
});

it('finds the default link that a variant restores', () => {
  const { marks, positions } = findInExample(
    page(
      '"a": { "type": ▶"card", "settings": { "sections": [], "link": "/faq" } }',
      '"a"',
      forTech('{ "link": null }'),
    ),
    { brands },
  );
  expect(positions).toEqual(marks);
  expect(marks).toHaveLength(1);
});

it('finds the link that the type of a fallback brings along', () => {
  const { marks, positions } = findInExample(
    page(
      '"a": { "type": "box", "fallback": { "type": ▶"card", "settings": { "sections": [] } } }',
      '"a"',
    ),
    { brands },
  );
  expect(positions).toEqual(marks);
  expect(marks).toHaveLength(1);
});

it('reads every link within Markdown', () => {
  const body = '"See [this](/nowhere), [that](/faq), [them](/c/sales-jobs) and [this](/nowhere)."';
  const { messages } = findInExample(
    page(`"a": { "type": "text", "settings": { "body": ${body} } }`, '"a"'),
    { brands },
  );
  expect(messages).toEqual([
    'DEAD_LINK no page of tech stands at /nowhere, and its readers see block "Text"',
    'DEAD_LINK no page of tech stands at /c/sales-jobs, and its readers see block "Text"',
  ]);
});
