import { exampleBrand } from '@broadsheet/content-store/example-content';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { expect, it } from 'vitest';
import { describeFeatures, describeNavigation } from './describe-page.ts';

const example = exampleBrand('tech');
const [category] = example.categories;
const city = example.cities[0];
const tag = category?.tags[0];

it.each([
  [
    'a category',
    { category: category?.tag },
    { selected: category?.tag, actualCategory: category?.tag },
  ],
  [
    'a keyword, of its category',
    { keyword: tag?.tag },
    { tag: tag?.tag, actualCategory: category?.tag },
  ],
])('names what the address is about: %s', (_what, params, expected) => {
  const nothing = { tag: null, selected: null, location: null, actualCategory: null };
  const [slug] = Object.values(params);
  const match = { params: { ...params, city: city?.slug } } as { params: Record<string, string> };
  expect(describeNavigation(example, match)).toEqual({
    ...nothing,
    ...expected,
    slug,
    location: city?.slug,
  });
});

it('names only the city, and no feature that the brand lacks', () => {
  expect(describeNavigation(example, { params: { city: city?.slug ?? '' } })).toMatchObject({
    slug: city?.slug,
    actualCategory: null,
  });
  for (const params of [{}, { category: 'nothing' }, { keyword: '__proto__' }, { jobId: '7' }])
    expect(describeNavigation(example, { params: params as Record<string, string> })).toBeNull();
});

const block = (type: string, inside: PlanBlock[] = []) =>
  ({ id: type, type, settings: {}, slots: { main: inside } }) as unknown as PlanBlock;
const withFlags = (flags: object) => ({ flags: { ...example.flags, ...flags } });
const ON = { enableAdsPreload: true, enableChatSticky: true };

it('follows the blocks of the plan, those in slots too, and the flags of the brand', () => {
  const blocks = [
    block('split', [block('search-sheet'), block('advert-slot')]),
    block('chat-sticky'),
  ];
  expect(describeFeatures(withFlags(ON), blocks)).toEqual({
    searchOverlay: true,
    enableAdsPreload: true,
    enableChatSticky: true,
  });
  const off = { searchOverlay: false, enableAdsPreload: false, enableChatSticky: false };
  expect(describeFeatures(withFlags(ON), [block('prose')])).toEqual(off);
  const noFlags = withFlags({ enableAdsPreload: undefined, enableChatSticky: false });
  expect(describeFeatures(noFlags, blocks)).toEqual({ ...off, searchOverlay: true });
});
