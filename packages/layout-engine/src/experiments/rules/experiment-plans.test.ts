import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { findInExperiments } from '../find-in-experiments.ts';

const slugs = Array.from({ length: 12 }, (_, at) => `slug-${at}`);
const audiences: NamedAudiences = new Map([
  ['cities', { name: 'Cities', any: slugs.map((slug) => ({ city: [slug] })) }],
  ['categories', { name: 'Categories', any: slugs.map((slug) => ({ category: [slug] })) }],
  [
    'bands',
    {
      name: 'Bands',
      any: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((band) => ({ experienceBand: [band] })),
    },
  ],
  [
    'others',
    {
      name: 'Others',
      any: [
        { device: ['phone'] },
        { device: ['tablet'] },
        { membership: ['basic'] },
        { membership: ['pro'] },
        { cohort: ['freshers'] },
        { cohort: ['perfectMatch'] },
        { crawler: [true] },
        { brand: ['tech'] },
      ],
    },
  ],
]);
const withAudiences = (keys: string, more = '') =>
  findInExperiments(
    `{ "x": { "page": "home", "unit": "visitor", "variants": { "control": 50, "b": 50 }, ${more}
      "status": "draft", "activation": { "block": "a" }, "when": ▶{ "audience": [${keys}] } } }`,
    { audiences },
  );

it('finds an experiment whose audiences make more plans than a proof looks at', () => {
  const { marks, positions, messages } = withAudiences('"cities", "categories", "bands", "others"');
  expect(positions).toContain(marks[0]);
  expect(messages).toContain(
    'PLAN_SPACE_TOO_LARGE the conditions of this experiment and its page make more than 50000 different plans',
  );
  expect(messages.join()).not.toContain('ACTIVATION_BLOCK');
});

it('accepts few audiences', () => {
  expect(withAudiences('"bands", "others"').messages.join()).not.toContain('PLAN_SPACE_TOO_LARGE');
});

it('refuses a ninth audience', () => {
  const keys = Array.from({ length: 9 }, (_, at) => `"key-${at}"`).join();
  expect(withAudiences(keys).messages.join()).toContain('at most 8 entries, found 9');
  expect(withAudiences('"bands", "bands"').messages.join()).toContain('the same entry twice');
});
