import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { type PageBlock, PageJson } from '@broadsheet/contract/page-json';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { useRunningSite } from './running-site.ts';

const SAVES = 6;
const AT_ONCE = 200;
const site = useRunningSite();

/**
 * Every edition contains its number three times, in settings, in a patch and in its order: a torn read would mix them.
 */
const writeEdition = (edition: number): void => {
  const cards = ['one', 'two', 'three'];
  const card = { type: 'promo-card', settings: { title: `Edition ${edition}` } };
  const order = ['header', ...(edition % 2 === 0 ? cards : cards.toReversed()), 'footer'];
  const layout = {
    page: 'home',
    blocks: {
      header: { type: 'site-header' },
      footer: { type: 'site-footer' },
      one: card,
      two: card,
      three: { type: 'promo-card' },
    },
    order,
    variants: [
      {
        name: 'patch',
        when: {},
        blocks: { three: { settings: { title: `Edition ${edition}` } } },
      },
    ],
  };
  writeFileSync(join(site().contentDir, 'layouts/home.json'), JSON.stringify(layout));
};

const titleOf = ({ settings }: PageBlock): string => String(settings.title);

interface Seen {
  readonly edition: number;
  readonly revision: string | null;
  /** Ids of the blocks with their revisions, as the renderer writes them too. */
  readonly blocks: string;
  readonly order: string;
  readonly titles: readonly string[];
}

const seenIn = (titles: readonly string[], ids: readonly [id: string, revision: string][]) => ({
  edition: Number(/\d+/.exec(titles[0] ?? '')?.[0] ?? 0),
  blocks: ids.map((each) => each.join('@')).join(),
  order: ids.map(([id]) => id).join(),
  titles,
});

const readJson = async (brand: Brand): Promise<Seen> => {
  const page: unknown = await (await site().request(brand, '/api/layout?path=%2F')).json();
  Value.Assert(PageJson, page);
  const titles = page.blocks.filter(({ type }) => type === 'promo-card').map(titleOf);
  const ids = page.blocks.map(({ id, revision }) => [id, revision ?? ''] as [string, string]);
  return { ...seenIn(titles, ids), revision: page.revision };
};

const readHtml = async (brand: Brand): Promise<Seen> => {
  const html = await (await site().request(brand, '/')).text();
  const titles = [...html.matchAll(/>(Edition \d+)</g)].map(([, title = '']) => title);
  const rendered = /data-block-id="([^"]+)"[^>]*data-block-revision="([^"]+)"/g;
  const ids = [...html.matchAll(rendered)].map(
    ([, id = '', revision = '']) => [id, revision] as [string, string],
  );
  return { ...seenIn(titles, ids), revision: /sha256:[0-9a-f]+/.exec(html)?.[0] ?? null };
};

const isComplete = ({ edition, titles, order }: Seen): boolean =>
  titles.length === 3 &&
  titles.every((title) => title === `Edition ${edition}`) &&
  order === (edition % 2 === 0 ? 'header,one,two,three,footer' : 'header,three,two,one,footer');

it('publishes atomically: of hundreds of pages asked for during saves, none is torn', async () => {
  writeEdition(1);
  await expect.poll(async () => (await readJson('tech')).edition).toBe(1);
  const seen: (Seen & { readonly brand: Brand })[] = [];
  for (let edition = 2; edition <= SAVES; edition += 1) {
    const requests = Array.from({ length: AT_ONCE }, async (_, index) => {
      const brand = BRANDS[index % 2] ?? 'tech';
      return { brand, ...(await (index % 4 < 2 ? readJson : readHtml)(brand)) };
    });
    writeEdition(edition);
    seen.push(...(await Promise.all(requests)));
    await expect
      .poll(async () => {
        const found = await readHtml('tech');
        seen.push({ brand: 'tech', ...found }, { brand: 'tech', ...(await readJson('tech')) });
        return found.edition;
      })
      .toBe(edition);
  }
  expect(seen.filter((each) => !isComplete(each))).toEqual([]);
  expect(seen.filter(({ revision }) => revision === null)).toEqual([]);
  for (const brand of BRANDS) {
    const own = seen.filter((each) => each.brand === brand);
    const revisions = new Set(own.map(({ edition, revision }) => `${edition} ${revision}`));
    const blocks = new Set(own.map(({ revision, blocks: rendered }) => `${revision} ${rendered}`));
    const editions = new Set(own.map(({ edition }) => edition));
    expect(editions.size).toBeGreaterThan(3);
    expect([revisions.size, blocks.size]).toEqual([editions.size, editions.size]);
  }
});
