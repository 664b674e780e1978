import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

test('somebody who types into the search of home is led to what is suggested', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/'));
  const field = page.locator('main').getByRole('combobox', { name: 'Job title, skill or company' });
  await field.pressSequentially('java');
  const options = page.locator('main').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(options.first()).toContainText(/java/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(site.urlOf('tech', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/java/i);
});

test('the search of the header on a list suggests too, until Escape', async ({ page, site }) => {
  await page.goto(site.urlOf('tech', '/c/backend-jobs'));
  const header = page.getByRole('banner');
  await header.getByRole('combobox').pressSequentially('java');
  await expect(header.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('option').first()).toBeHidden();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the search of home offers what was searched for before', async ({ page, site }) => {
      await page.goto(site.urlOf('management', '/search?q=brand+manager'));
      const address = page.url();
      await expect
        .poll(() => page.evaluate(() => Object.values(localStorage).join()))
        .toContain('brand manager');
      await page.goto(site.urlOf('management', '/'));
      await page
        .locator('main')
        .getByRole('combobox', { name: 'Job title, skill or company' })
        .focus();
      const option = page.locator('main').getByRole('option', { name: 'brand manager' });
      await expect(option).toBeVisible();
      await expectNoBarriers(page);
      await option.click();
      await expect(page).toHaveURL(address);
    });
  });
