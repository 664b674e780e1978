import type { Page } from '@playwright/test';
import { newMember } from './new-member.ts';
import { expect, test } from './site-test.ts';

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const chip = (page: Page, name: string) =>
  page.getByRole('link', { name: `Remove filter: ${name}` });
const BAND = '4–6 years';
const CHIP = `${BAND} of experience`;

/** Written by a script some time after the list has the filter. */
const storedFilterOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('storedFilter'));

const filterByBand = async (page: Page): Promise<void> => {
  await filters(page).getByRole('radio', { name: BAND }).check();
  await filters(page).getByRole('button', { name: 'Show jobs' }).click();
  await expect(chip(page, CHIP)).toBeVisible();
};

test('a public list opens with the filter used there last, until it is taken off', async ({
  page,
  site,
}) => {
  const list = site.urlOf('tech', '/c/backend-jobs');
  await page.goto(list);
  await filterByBand(page);
  await expect.poll(() => storedFilterOf(page)).not.toBeNull();
  await page.goto(site.urlOf('tech', '/aboutus'));
  await page.goto(list);
  await expect(page).toHaveURL(`${list}?exp=4`);
  await expect(chip(page, CHIP)).toBeVisible();
  await page.goto(site.urlOf('tech', '/'));
  await page.locator('a[href="/c/backend-jobs"]:visible').first().click();
  await expect(page).toHaveURL(`${list}?exp=4`);
  await chip(page, CHIP).click();
  await expect(page).toHaveURL(list);
  await expect.poll(() => storedFilterOf(page)).toBeNull();
  await page.goto(site.urlOf('tech', '/aboutus'));
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(list);
  expect(await storedFilterOf(page)).toBeNull();
});

test('the jobfeed opens with the filter used last, and forgets it at logout', async ({
  page,
  site,
}) => {
  await newMember(page, site, 'management');
  const feed = site.urlOf('management', '/jobfeed');
  await page.goto(feed);
  await filterByBand(page);
  await page.goto(site.urlOf('management', '/'));
  await page.goto(feed);
  await expect(page).toHaveURL(`${feed}?exp=4`);
  await expect(chip(page, CHIP)).toBeVisible();
  await chip(page, CHIP).hover();
  await chip(page, CHIP).click();
  await expect(page).toHaveURL(`${feed}?filter=none`);
  await expect
    .poll(async () => (await page.context().cookies(feed)).map(({ name }) => name))
    .not.toContain('filter');
  await filterByBand(page);
  await page.goto(site.urlOf('management', '/c/consulting-jobs?exp=4'));
  await expect.poll(() => storedFilterOf(page)).not.toBeNull();
  await page.locator('[data-block-type="account-menu"] summary').first().click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect
    .poll(async () => (await page.context().cookies(feed)).map(({ name }) => name))
    .not.toContain('filter');
  await expect.poll(() => storedFilterOf(page)).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the jobfeed opens with the filter used last, and a form with none chosen clears it', async ({
    page,
    site,
  }) => {
    await newMember(page, site, 'tech');
    const feed = site.urlOf('tech', '/jobfeed');
    await page.goto(feed);
    await filterByBand(page);
    await page.goto(feed);
    await expect(page).toHaveURL(`${feed}?exp=4`);
    await filters(page).getByRole('group', { name: 'Experience' }).getByLabel('Any').check();
    await filters(page).getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(`${feed}?filter=none`);
    await page.goto(feed);
    await expect(page).toHaveURL(feed);
  });
});
