import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { Layout } from '@broadsheet/contract/layout';
import { PageJson } from '@broadsheet/contract/page-json';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { Value } from 'typebox/value';
import { expect, test } from './site-test.ts';

const PROJECT_HOME = fileURLToPath(new URL('../../layouts/home.json', import.meta.url));

const homeOf = (site: RunningSite) => join(site.contentDir, 'layouts/home.json');

const editHome = (site: RunningSite, edit: (layout: Layout) => void) => {
  const layout: unknown = JSON.parse(readFileSync(homeOf(site), 'utf8'));
  Value.Assert(Layout, layout);
  edit(layout);
  writeFileSync(homeOf(site), JSON.stringify(layout, null, 2));
};

/** The footer and the bar of phones are always at the end of the page. */
const BELOW_MAIN = 2;
const lastOfMain = (shown: readonly string[]) => shown.at(-1 - BELOW_MAIN) ?? '';

/** Moves the last block above the footer before the one above it. */
const moveUp = (order: string[], shown: readonly string[]) => {
  const id = lastOfMain(shown);
  const above = shown.at(-2 - BELOW_MAIN) ?? '';
  order.splice(order.indexOf(id), 1);
  order.splice(order.indexOf(above), 0, id);
};

const readJsonOrder = async (site: RunningSite, brand: Brand) => {
  const response = await site.request(brand, '/api/layout?path=/');
  const page: unknown = await response.json();
  Value.Assert(PageJson, page);
  return page.blocks.map(({ id }) => id);
};

const readHtmlOrder = async (site: RunningSite, brand: Brand) => {
  const html = await (await site.request(brand, '/')).text();
  const ids = [...html.matchAll(/data-block-id="([^"]+)"/g)].map(([, id = '']) => id);
  const shown = await readJsonOrder(site, brand);
  return ids.filter((id) => shown.includes(id));
};

const expectOrder = async (site: RunningSite, brand: Brand, order: readonly string[]) => {
  await expect.poll(() => readJsonOrder(site, brand)).toEqual(order);
  expect(await readHtmlOrder(site, brand)).toEqual(order);
};

const readReadiness = async (site: RunningSite) => {
  const response = await fetch(`http://127.0.0.1:${site.port}/health/ready`);
  return { status: response.status, ...(await response.json()) };
};

const readRevisions = (site: RunningSite) =>
  Promise.all(
    BRANDS.map(async (brand) => {
      const page: unknown = await (await site.request(brand, '/api/layout?path=/')).json();
      Value.Assert(PageJson, page);
      return page.revision;
    }),
  );

let unedited: string[] = [];

test.beforeEach(async ({ site }) => {
  unedited = await readRevisions(site);
});

test.afterEach(async ({ site }) => {
  copyFileSync(PROJECT_HOME, homeOf(site));
  await expect.poll(() => readRevisions(site)).toEqual(unedited);
  await expect.poll(() => readReadiness(site)).toMatchObject({ faults: 0 });
});

test('an edit of the order shows without a restart', async ({ site }) => {
  const before = await readJsonOrder(site, 'tech');
  const after = [...before];
  moveUp(after, before);
  expect(after).not.toEqual(before);
  editHome(site, (layout) => moveUp(layout.order, before));
  await expectOrder(site, 'tech', after);
});

for (const brand of BRANDS) {
  test(`an edit of the ${brand} variant shows on that brand only`, async ({ site }) => {
    const others = BRANDS.filter((other) => other !== brand);
    const before = await Promise.all(others.map((other) => readJsonOrder(site, other)));
    const mine = await readJsonOrder(site, brand);
    // Below the account and the header, which are always at the top.
    const [, , first = ''] = mine;
    const last = lastOfMain(mine);
    editHome(site, (layout) => {
      layout.variants ??= [];
      layout.variants.push({
        name: 'moved by a test',
        when: { brand: [brand] },
        place: [{ block: first, before: last }],
      });
    });
    const moved = mine.flatMap((id) => {
      if (id === first) return [];
      return id === last ? [first, last] : [id];
    });
    await expectOrder(site, brand, moved);
    for (const [index, other] of others.entries()) {
      await expectOrder(site, other, before[index] ?? []);
    }
  });
}

test('a syntax error changes nothing, and says where it stands', async ({ site }) => {
  const before = await readJsonOrder(site, 'tech');
  const written = site.log().length;
  const text = readFileSync(homeOf(site), 'utf8');
  const broken = text.replace('"order": [', '"order": [,');
  const line = broken.slice(0, broken.indexOf('[,')).split('\n').length;
  writeFileSync(homeOf(site), broken);

  await expect.poll(() => readReadiness(site)).toMatchObject({ faults: 1 });
  expect(await readJsonOrder(site, 'tech')).toEqual(before);
  expect(await readHtmlOrder(site, 'tech')).toEqual(before);
  expect(site.log().slice(written)).toMatch(new RegExp(`home\\.json:${line}:\\d+`));
});
