import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { longestTask } from './longest-task.ts';
import { findBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { callApi, fillHome, HOME, type Layout, newChange } from './studio-home.ts';
import { logIn, openOutline } from './studio-site.ts';

/** The limit is 50 ms, which `npm run verify` checks; on a shared machine a task may take a little longer. */
const LONGEST_TASK_MS = timeLimit(process.env.SWEEP === 'full' ? 50 : 100);

// The login check of a page without a session, and the refusal of a second save.
test.use({ refusals: [401, 409], viewport: { width: 1400, height: 900 } });

const openEditor = async (page: Page, site: RunningSite, brand: Brand) => {
  await page.goto(site.urlOf(brand, '/studio'));
  await logIn(page, `marketer@${brand}.example`);
  const id = await newChange(page, 'Diwali');
  await page.goto(site.urlOf(brand, `/studio/changes/${id}/edit?file=${HOME}`));
  await openOutline(page);
  return id;
};

const documentOf = async (page: Page, change: string) => {
  const { documents } = await callApi<{
    documents: readonly { text: string; version: number }[];
  }>(page, `/changes/${change}`);
  return documents[0];
};

/** The order of some blocks on the page in front; none while it is being replaced. */
const shown = (page: Page, ...ids: readonly string[]) =>
  page
    .frameLocator('.editor-frame[data-front]')
    .locator('[data-block-id]')
    .evaluateAll(
      (blocks, wanted) =>
        blocks
          .map((block) => block.getAttribute('data-block-id') ?? '')
          .filter((id) => wanted.includes(id)),
      ids,
    )
    .catch((): string[] => []);

const pickUp = async (page: Page, block: string) => {
  const grip = page.getByRole('button', { name: `Drag ${block}` });
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 8, box.y + 16, { steps: 3 });
  await expect(page.locator('.editor-row[data-dragging]')).toBeVisible();
};

const carryTo = async (page: Page, before: string) => {
  const box = await page.getByRole('row', { name: before }).boundingBox();
  if (!box) throw new Error('there is nowhere to drop it');
  await page.mouse.move(box.x + 24, box.y + 3, { steps: 30 });
};

test('orders home for freshers in management by keys and by mouse, sees it on 5 November, and takes it back', async ({
  page,
  site,
}) => {
  const change = await openEditor(page, site, 'tech');
  await page.getByLabel('New variant (for some visitors)').fill('Freshers in management');
  await page.getByRole('button', { name: 'Add variant' }).click();
  const variants = page.getByRole('region', { name: 'Variants' });
  await variants.getByRole('button', { name: 'Site', exact: true }).first().click();
  await variants.getByText('Broadsheet Management').first().click();
  await variants.getByRole('button', { name: 'Profile (logged-in members)' }).first().click();
  await variants.getByText('Logged-in freshers', { exact: true }).first().click();
  await variants.getByLabel('From').fill('2026-11-01T00:00');
  await expect(variants.locator('summary')).toHaveText(
    'For: Logged-in freshers on the management site, from 1 November 2026 at 12:00 am IST.',
  );
  const ids = ['experience', 'categories', 'featured', 'quote'] as const;
  await page.getByRole('button', { name: /^Preview as/ }).click();
  const preview = page.getByRole('region', { name: 'Preview settings' });
  await preview.getByLabel('Date to preview (empty for now)').fill('2026-11-05T09:00');
  await expect.poll(() => shown(page, ...ids)).toEqual([...ids]);
  const saved = async () => (await documentOf(page, change))?.text ?? '';
  // The last choice.
  await expect.poll(saved).toContain('"from": "2026-11-01T00:00:00+05:30"');
  const before = await saved();

  await page.getByRole('row', { name: 'Featured employers' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('row', { name: 'Featured employers' })).toBeFocused();
  await expect
    .poll(() => shown(page, ...ids))
    .toEqual(['experience', 'featured', 'categories', 'quote']);
  await pickUp(page, 'Quote');
  await carryTo(page, 'Experience chooser');
  await page.mouse.up();
  await expect
    .poll(() => shown(page, ...ids))
    .toEqual(['quote', 'experience', 'featured', 'categories']);

  const text = (await documentOf(page, change))?.text ?? '';
  const layout: Layout = JSON.parse(text);
  expect(layout.variants?.at(-1)?.place).toEqual([
    { block: 'featured', before: 'categories' },
    { block: 'quote', before: 'experience' },
  ]);
  const lines = new Set(text.split('\n'));
  expect(before.split('\n').filter((line) => !lines.has(line))).toEqual([]);

  await preview.getByLabel('Date to preview (empty for now)').fill('2026-10-20T09:00');
  await expect.poll(() => shown(page, ...ids)).toEqual([...ids]);
  await page.getByRole('row', { name: 'Quote' }).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(saved).toBe(before);
});

test('tells of a save by somebody else, and keeps what was written here once that was looked at', async ({
  page,
  site,
}) => {
  const change = await openEditor(page, site, 'management');
  await page.getByRole('row', { name: 'Quote' }).click();
  await page.getByLabel('Author').fill('One');
  await expect(page.locator('.editor-saving')).toHaveText('Saved');
  const mine = await documentOf(page, change);
  const theirs = (mine?.text ?? '').replace('"One"', '"Ravi wrote this"');
  await callApi(page, `/changes/${change}/document`, 'PUT', {
    file: HOME,
    version: mine?.version,
    text: theirs,
  });
  await page.getByLabel('Author').fill('Two');
  const dialog = page.getByRole('dialog', { name: /changed the same part$/ });
  await expect(dialog).toContainText('Ravi wrote this');
  expect(await findBarriers(page, 'iframe')).toEqual([]);
  await dialog.getByRole('button', { name: 'Use mine there' }).click();
  await expect.poll(async () => (await documentOf(page, change))?.text).toContain('"Two"');
});

test('keeps the hand free while one of forty blocks is dragged', async ({
  page,
  site,
  browser,
}) => {
  const change = await openEditor(page, site, 'tech');
  await fillHome(page, change);
  await page.reload();
  await openOutline(page);
  await expect(page.getByRole('treegrid').getByRole('row')).toHaveCount(40);
  await expect.poll(() => shown(page, 'quote-2')).toEqual(['quote-2']);

  await pickUp(page, 'Job categories');
  const longest = await longestTask(browser, () => carryTo(page, 'Experience chooser'));
  await page.mouse.up();
  await expect(page.locator('.editor-said')).toHaveText(/^“Job categories” is now \d+ of 40\.$/);
  expect(longest).toBeLessThan(LONGEST_TASK_MS);
});

for (const [brand, width] of [
  ['tech', 360],
  ['management', 1280],
] as const)
  test(`is clean for ${brand} at ${width}, with blocks, settings and the palette`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEditor(page, site, brand);
    await page.getByRole('row', { name: 'Skills' }).click();
    await expect(page.getByRole('region', { name: 'Settings of Skills' })).toBeVisible();
    expect(await findBarriers(page, 'iframe')).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Add block', exact: true }).click();
    await page.getByLabel('Search blocks').fill('header');
    await expect(page.getByRole('dialog')).toContainText('A page can have Header only once');
    expect(await findBarriers(page, 'iframe')).toEqual([]);
  });
