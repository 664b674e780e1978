import { exampleBrand, exampleSeo } from '@broadsheet/content-store/example-content';
import { loadContent } from '@broadsheet/content-store/load-content';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import { expect, it } from 'vitest';
import { type Seen, type ValidLayout, validLayouts } from './valid-layouts.ts';

const NOW = '2026-11-05T00:00:00Z';
const reader: Audience = ANYBODY;

const contentFile = (path: string, value: unknown): ContentFile => {
  const [, folder = '', name = ''] = /^(.*)\/(.*)\.json$/.exec(path) ?? [];
  const text = JSON.stringify(value, null, 2);
  return { folder: folder as ContentFile['folder'], file: path, name, text };
};

const load = ({ layout, experiments }: ValidLayout) =>
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
const renderBlock = ({ id, settings, slots }: PlanBlock, withTitles: boolean): string => {
  const inside = Object.values(slots ?? {}).flat();
  const title = withTitles ? `=${settings.title}` : '';
  return id + title + (inside.length > 0 ? `[${render(inside, withTitles)}]` : '');
};
const render = (blocks: readonly PlanBlock[], withTitles: boolean): string =>
  blocks.map((block) => renderBlock(block, withTitles)).join(' ');

const see = (valid: ValidLayout, { who, arms = {}, at = NOW, blocks }: Seen): string => {
  const page = load(valid).pages.get('home');
  if (!page) throw new Error(`${valid.kind} does not compile`);
  const plan = selectPlan(page.compiled, { ...reader, ...who }, arms, Date.parse(at));
  return render(plan.blocks, blocks.includes('='));
};

it.each(validLayouts)('finds nothing in, and serves as it is meant: $kind', (valid) => {
  const { findings, leftOut } = load(valid);
  expect([...findings, ...leftOut]).toEqual([]);
  expect(valid.seen.map((each) => see(valid, each))).toEqual(
    valid.seen.map(({ blocks }) => blocks),
  );
});
