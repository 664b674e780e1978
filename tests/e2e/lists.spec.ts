import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const LIST = '/search/jobs.html';

const rows = (page: Page) => page.locator('[data-more-rows] li');
const more = (page: Page) => page.getByRole('link', { name: /^Show .+ more jobs$/ });

test('more rows stand under the first, and are there when a reader comes back', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', LIST));
  await expect(rows(page)).toHaveCount(20);
  await more(page).click();
  await expect(rows(page)).toHaveCount(40);
  await expect(page).toHaveURL(/\/search\/jobs-p2\.html$/);
  await expect(rows(page).nth(20).locator('a').first()).toBeFocused();
  const far = rows(page).nth(29).locator('a').first();
  const title = await far.textContent();
  // A click shows the job beside the list; Enter opens its page.
  await far.press('Enter');
  await expect(page).toHaveURL(/\/j\//);
  await page.goBack();
  await expect(rows(page)).toHaveCount(40);
  await expect(rows(page).nth(29)).toContainText(title ?? '');
  await expect(rows(page).nth(29)).toBeInViewport();
});

test('filters are chosen together, shown at once, and taken off one by one', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('management', LIST));
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('group', { name: 'City' }).getByRole('checkbox').first().check();
  await filters.getByRole('radio', { name: '4–6 years' }).check();
  await filters.getByRole('button', { name: 'Show jobs' }).click();
  await expect(page).toHaveURL(/\/search\/jobs\.html\?locIds=\d+&exp=4$/);
  await page.getByRole('link', { name: 'Remove filter: 4–6 years of experience' }).click();
  await expect(page).toHaveURL(/\/search\/jobs\.html\?locIds=\d+$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the search opens over the page by keyboard, and Escape and Back close it', async ({
    page,
    site,
  }) => {
    // Until the sheet is hydrated the search opens in the page, as without JavaScript.
    await page.goto(site.urlOf('tech', LIST), { waitUntil: 'networkidle' });
    const sheet = page.getByRole('dialog', { name: 'Search jobs' });
    const opener = page.locator('header summary', { hasText: 'Search' });
    const open = async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(sheet.getByRole('combobox')).toBeFocused();
    };
    await open();
    for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header') ?? null)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await open();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/search\/jobs\.html$/);
    await open();
    await page.keyboard.type('manager');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/manager\.html$/);
    await expect(sheet).toBeHidden();
    await open();
    await expect(sheet.getByRole('link', { name: 'manager' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Clear' }).click();
    await expect(sheet.getByRole('link', { name: 'manager' })).toBeHidden();
  });
});
