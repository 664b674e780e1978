import { type BlockDefinitions, defineBlock } from '@broadsheet/contract/block-definition';
import { NAMES_BANNERS } from '@broadsheet/contract/promo-banner';
import Type from 'typebox';
import { expect, it, onTestFinished } from 'vitest';
import { checkContent } from './check-content.ts';
import { BANNER_HEADER } from './example-banners.ts';
import { exampleContent, writeContent } from './example-content.ts';

const definitions: BlockDefinitions = {
  cards: defineBlock({
    type: 'cards',
    version: 1,
    title: 'Cards',
    description: 'Shows banners.',
    settings: Type.Object({
      title: Type.String({ default: 'Cards' }),
      source: Type.String({ default: 'home', [NAMES_BANNERS.key]: NAMES_BANNERS.value }),
    }),
    data: Type.Object({}),
    hydrate: 'never',
  }),
};

const found = async (settings: object, variant: object, banners: readonly string[]) => {
  const layout = {
    page: 'home',
    blocks: { a: { type: 'cards', settings } },
    order: ['a'],
    variants: [
      { name: 'm', when: { brand: ['management'] }, blocks: { a: { settings: variant } } },
    ],
  };
  const files = banners.map((name) => [`layouts/banners/${name}.csv`, `${BANNER_HEADER}\n`]);
  const { dir, remove } = await writeContent(
    exampleContent({
      'layouts/home.json': JSON.stringify(layout, null, 1),
      ...Object.fromEntries(files),
    }),
  );
  onTestFinished(remove);
  const { findings } = await checkContent({ dir, definitions });
  return findings.map(({ line, column, code, mend }) => `${line}:${column} ${code} ${mend}`);
};

it('finds a block whose banner file is missing, at its name', async () => {
  expect(await found({ source: 'hom' }, { title: 'M' }, ['home'])).toEqual([
    '7:15 UNKNOWN_BANNERS Did you mean "home"?',
  ]);
});

it('finds it in a variant', async () => {
  expect(await found({}, { source: 'gone' }, ['home'])).toEqual([
    '23:17 UNKNOWN_BANNERS Known here: "home".',
  ]);
});

it('finds it where the block relies on the default', async () => {
  expect(await found({}, { title: 'M' }, [])).toEqual(['5:12 UNKNOWN_BANNERS Remove it.']);
});

it('finds nothing where all files exist', async () => {
  expect(await found({ source: 'a' }, { source: 'b' }, ['a', 'b'])).toEqual([]);
});
