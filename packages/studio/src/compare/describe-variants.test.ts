import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { exampleTypes } from '../editor/model/example-types.fixtures.ts';
import { describeLayouts } from './describe-layouts.ts';

const audiences: NamedAudiences = new Map([
  ['freshers', { name: 'Freshers', any: [{ cohort: ['freshers'] }] }],
  ['pros', { name: 'Pros', any: [{ cohort: ['perfectMatch'] }] }],
]);
const FRESHERS = { when: { audience: ['freshers'] } };
const PROS = { when: { audience: ['pros'] } };

const pageOf = (intro: object, ...variants: object[]) => ({
  page: 'home',
  blocks: { intro: { type: 'text', ...intro }, jobs: { type: 'jobs' } },
  order: ['intro', 'jobs'],
  variants: variants.map((more) => ({
    name: 'Phones',
    when: { device: ['phone' as const] },
    ...more,
  })),
});
const inVariant = (intro: object) => ({ blocks: { intro } });
const differ = (before: ReturnType<typeof pageOf>, after: ReturnType<typeof pageOf>) =>
  describeLayouts(before, after, exampleTypes, audiences);

it.each<[string, readonly [object, object], readonly [object, object], string[]]>([
  [
    'that it no longer limits',
    [{}, inVariant(FRESHERS)],
    [{}, {}],
    ['Variant “Phones”: Block “Text” is shown to everyone now (was: freshers).'],
  ],
  [
    'that it limits instead of the page',
    [PROS, {}],
    [PROS, inVariant(FRESHERS)],
    ['Variant “Phones”: Block “Text” is shown only to freshers (was: pros).'],
  ],
  [
    'that it leaves to the page again',
    [PROS, inVariant(FRESHERS)],
    [PROS, {}],
    ['Variant “Phones”: Block “Text” is shown only to pros (was: freshers).'],
  ],
  [
    'that it limits as the page does',
    [PROS, inVariant(PROS)],
    [PROS, {}],
    ['Variant “Phones” changed.'],
  ],
])('says who sees a block of a variant %s', (_, before, after, sentences) => {
  expect(differ(pageOf(...before), pageOf(...after))).toEqual(sentences);
});

it('says what a new variant does', () => {
  const hello = { ...FRESHERS, settings: { title: 'Namaste' } };
  expect(differ(pageOf({}), pageOf({}, { hide: ['jobs'], ...inVariant(hello) }))).toEqual([
    'Variant “Phones” added, for everyone on a phone.',
    'Variant “Phones”: “Text”: Heading changed from “Hello” to “Namaste”.',
    'Variant “Phones”: Block “Jobs” removed. It was below “Text”.',
    'Variant “Phones”: Block “Text” is shown only to freshers (was: everyone).',
  ]);
});

it('says that a variant has another name', () => {
  const [phones, tablets] = [{ hide: ['jobs'] }, { name: 'Tablets', when: { device: ['tablet'] } }];
  const mobiles = { ...phones, name: 'Mobiles' };
  expect(differ(pageOf({}, phones, tablets), pageOf({}, mobiles, tablets))).toEqual([
    'Variant “Phones” was renamed to “Mobiles”.',
  ]);
  expect(differ(pageOf({}, phones, tablets), pageOf({}, tablets, mobiles))).toEqual([
    'Variant “Phones” was renamed to “Mobiles”.',
    'The order of the variants changed.',
  ]);
});

it('says that something else is shown in a variant to old apps', () => {
  const variant = (fallback: unknown) => inVariant({ settings: { title: 'Hello' }, fallback });
  expect(differ(pageOf({}, variant('drop')), pageOf({}, variant({ type: 'text' })))).toEqual([
    'Variant “Phones”: What old apps show instead of block “Text” changed.',
  ]);
});
