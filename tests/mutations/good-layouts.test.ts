import { exampleBrand, exampleSeo } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import { expect, it } from 'vitest';
import { type GoodLayout, goodLayouts, type Seen } from './good-layouts.ts';

const NOW = '2026-11-05T00:00:00Z';
const reader: Audience = ANYBODY;

const contentFile = (path: string, value: unknown): ContentFile => {
  const [, folder = '', name = ''] = /^(.*)\/(.*)\.json$/.exec(path) ?? [];
  const text = JSON.stringify(value, null, 2);
  return { folder: folder as ContentFile['folder'], file: path, name, text };
};

const load = ({ layout, experiments }: GoodLayout) =>
  loadContent(
    [
      ...BRANDS.map((brand) => contentFile(`brand-configs/${brand}.json`, exampleBrand(brand))),
      ...(experiments ? [contentFile('layouts/experiments.json', experiments)] : []),
      contentFile('layouts/home.json', { page: 'home', ...layout }),
      contentFile('layouts/seo/home.json', JSON.parse(exampleSeo('Home'))),
    ],
    exampleDefinitions,
  );

/** With titles where the expectation names them. */
const drawBlock = ({ id, settings, slots }: PlanBlock, withTitles: boolean): string => {
  const inside = Object.values(slots ?? {}).flat();
  const title = withTitles ? `=${settings.title}` : '';
  return id + title + (inside.length > 0 ? `[${draw(inside, withTitles)}]` : '');
};
const draw = (blocks: readonly PlanBlock[], withTitles: boolean): string =>
  blocks.map((block) => drawBlock(block, withTitles)).join(' ');

const see = (good: GoodLayout, { who, arms = {}, at = NOW, blocks }: Seen): string => {
  const page = load(good).pages.get('home');
  if (!page) throw new Error(`${good.kind} does not compile`);
  const plan = selectPlan(page.compiled, { ...reader, ...who }, arms, Date.parse(at));
  return draw(plan.blocks, blocks.includes('='));
};

it.each(goodLayouts)('finds nothing in, and serves as it is meant: $kind', (good) => {
  const { findings, leftOut } = load(good);
  expect([...findings, ...leftOut]).toEqual([]);
  expect(good.seen.map((each) => see(good, each))).toEqual(good.seen.map(({ blocks }) => blocks));
});
