import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { BRANDS } from '@broadsheet/contract/brand';
import { isFull } from './by-turns.ts';
import { expect, test } from './site-test.ts';

const BUILT = new URL('../../renderer/dist/server/fixtures.json', import.meta.url);
const fixtures: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(
  readFileSync(BUILT, 'utf8'),
);
const types = Object.keys(fixtures);

// Blocks that follow a seeker's chats and files request them; nobody is logged in here.
test.use({ refusals: [401] });

test('lists every block type, and finds one by a part of its name, by keys alone', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/dev/blocks'));
  const list = page.getByRole('navigation', { name: 'Blocks' });
  await expect(list.getByRole('link')).toHaveCount(types.length);
  for (const type of types)
    await expect(list.locator(`a[href="/dev/blocks/${type}"]`)).toHaveCount(1);
  await page.getByLabel('Search blocks').focus();
  await page.keyboard.type('job-list');
  await expect(page.getByRole('status')).toHaveText('1 block');
  await page.keyboard.press('ArrowDown');
  await expect(list.locator('a[href="/dev/blocks/job-list"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dev\/blocks\/job-list$/);
  await expect(page.locator('main code')).toHaveText('job-list');
});

test('has no finding of axe, on its first page and on the page of a block', async ({
  page,
  site,
}) => {
  for (const path of ['/dev/blocks', '/dev/blocks/promo-card']) {
    await page.goto(site.urlOf('tech', path));
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations).toEqual([]);
  }
});

for (const brand of BRANDS)
  test(`renders fixtures of blocks at ${brand} without an error`, async ({ page, site }) => {
    for (const type of types.filter((_, at) => isFull || at % 2 === BRANDS.indexOf(brand))) {
      const [name = ''] = Object.keys(fixtures[type] ?? {});
      const path = `/dev/blocks/${type}/${encodeURIComponent(name)}?brand=${brand}&theme=light`;
      await page.goto(site.urlOf('tech', path));
      await expect(page.locator(`[data-block-type="${type}"]`)).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    }
  });

test('shows a setting as it is changed, and the message of the validator for a bad one', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/dev/blocks/promo-card'));
  const shown = page.frameLocator('iframe[title="tech, light, phone"]');
  await expect(shown.getByText('Looking for a first job?')).toBeVisible();
  await page.getByLabel('title').fill('Start your career');
  await expect(shown.getByText('Start your career')).toBeVisible();
  await page.getByLabel('title').fill('x'.repeat(500));
  await expect(page.locator('[data-fault="title"]')).toContainText('characters');
  await expect(shown.getByText('Start your career')).toBeVisible();
});
