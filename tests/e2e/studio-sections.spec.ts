import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { findBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { callApi, HOME, type Layout, newChange } from './studio-home.ts';
import { logIn, openOutline } from './studio-site.ts';

const ABOUT = 'layouts/aboutus.json';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1400, height: 900 } });

const openEditor = async (page: Page, site: RunningSite, brand: Brand, file: string) => {
  const id = await newChange(page, 'Diwali');
  await page.goto(site.urlOf(brand, `/studio/changes/${id}/edit?file=${file}`));
  await openOutline(page);
  return id;
};

/** The layout that a draft has; null before the first edit. */
const savedOrder = async (page: Page, change: string): Promise<readonly string[] | null> => {
  const { documents } = await callApi<{ documents: readonly { text: string }[] }>(
    page,
    `/changes/${change}`,
  );
  const text = documents[0]?.text;
  if (text === undefined) return null;
  const { order }: Layout = JSON.parse(text);
  return order;
};

const selectedRows = (page: Page) =>
  page.getByRole('treegrid').getByRole('row', { selected: true });
const message = (page: Page) => page.locator('.editor-said');

test('copies blocks from home of one site to home of the other by keys, and adds them to a third page as a section', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  await openEditor(page, site, 'tech', HOME);
  await expect(page.getByRole('treegrid')).toHaveAttribute('aria-multiselectable', 'true');
  await page.getByRole('row', { name: 'Quote' }).click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selectedRows(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: '2 blocks selected' })).toBeVisible();
  expect(await findBarriers(page, 'iframe')).toEqual([]);
  await page.keyboard.press('Control+c');
  await expect(message(page)).toHaveText('2 blocks copied.');

  await page.goto(site.urlOf('management', '/studio'));
  await logIn(page, 'marketer@management.example');
  const change = await openEditor(page, site, 'management', HOME);
  await page.getByRole('row', { name: 'Quote' }).click();
  await page.keyboard.press('Control+v');
  await expect(message(page)).toHaveText('2 blocks pasted.');
  await expect
    .poll(async () => (await savedOrder(page, change))?.join(' '))
    .toContain('quote quote-2 companies-2 companies');

  await page.getByRole('button', { name: 'Save as a section…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a section' });
  await dialog.getByLabel('Section name').fill('Diwali offers');
  expect(await findBarriers(page, 'iframe')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save section' }).click();
  await expect(page.getByText('Section “Diwali offers” saved.')).toBeVisible();

  const about = await openEditor(page, site, 'management', ABOUT);
  await page
    .getByRole('row', { name: /^About|^Text/ })
    .first()
    .click();
  await expect(selectedRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Add block' });
  await palette.getByLabel('Search blocks').fill('diwali');
  await expect(palette.getByRole('region', { name: 'Saved sections' })).toBeVisible();
  expect(await findBarriers(page, 'iframe')).toEqual([]);
  await palette.getByRole('button', { name: /^Diwali offers By / }).click();
  await expect(message(page)).toHaveText('2 blocks of “Diwali offers” added.');
  const added = 'account header text quote companies-2 companies footer bar';
  await expect.poll(async () => (await savedOrder(page, about))?.join(' ')).toBe(added);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(async () => (await savedOrder(page, about))?.join(' '))
    .toBe('account header text companies footer bar');
});

test('selects on the page, removes together, and renames and deletes a section', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  const fragment = { blocks: { quote: { type: 'quote' } }, order: ['quote'] };
  await callApi(page, '/sections', 'POST', { name: 'Holi', fragment });
  const change = await openEditor(page, site, 'tech', HOME);
  const shown = page.frameLocator('.editor-frame[data-front]');
  await shown.locator('[data-block-id=quote]').click({ position: { x: 4, y: 4 } });
  await expect(selectedRows(page)).toHaveCount(1);
  await shown
    .locator('[data-block-id=companies]')
    .click({ modifiers: ['Shift'], position: { x: 4, y: 4 } });
  await expect(selectedRows(page)).toHaveCount(2);
  // The focus is in the page of the frame.
  await page.keyboard.press('Control+c');
  await expect(message(page)).toHaveText('2 blocks copied.');
  await page
    .getByRole('region', { name: 'Selected blocks' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect.poll(async () => (await savedOrder(page, change))?.includes('quote')).toBe(false);
  const toast = page.getByRole('alertdialog').filter({ hasText: '2 blocks removed.' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await savedOrder(page, change))?.includes('quote')).toBe(true);

  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.getByRole('button', { name: 'Rename Holi' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename “Holi”' });
  await rename.getByLabel('Section name').fill('Onam');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Delete Onam' }).click();
  await page.getByRole('button', { name: 'Delete section' }).click();
  await expect(page.getByRole('button', { name: 'Delete Onam' })).toBeHidden();
});
