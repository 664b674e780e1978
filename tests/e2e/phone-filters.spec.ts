import { BRANDS } from '@broadsheet/contract/brand';
import type { Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const CATEGORY = { tech: '/c/backend-jobs', management: '/c/banking-finance-jobs' } as const;

const opener = (page: Page) => page.locator('details[data-filters] > summary');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Show [\d,]+\+? jobs?$/ });

for (const brand of BRANDS) {
  test.describe(`on a phone, ${brand}`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    test.use({ viewport: { width: 390, height: 844 } });

    if (inTurn())
      test('filters open in full screen, count with each choice, and show what they counted', async ({
        page,
        site,
      }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]), { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: 'Only necessary' }).click();
        await opener(page).click();
        await expect(show(page)).toBeInViewport();
        const all = await show(page).textContent();
        await sheet(page)
          .getByRole('group', { name: 'City' })
          .getByRole('checkbox')
          .first()
          .check();
        await expect(show(page)).not.toHaveText(all ?? '');
        await expectNoBarriers(page);
        const count = ((await show(page).textContent()) ?? '').replace(/\D/g, '');
        await show(page).click();
        await expect(page).toHaveURL(/\?locIds=\d+$/);
        await expect(sheet(page)).toBeHidden();
        const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
        expect(heading.replace(/\D/g, '')).toBe(count);
      });

    if (inTurn())
      test('Back and Escape close the sheet, which traps the focus and returns it', async ({
        page,
        site,
      }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]), { waitUntil: 'networkidle' });
        await opener(page).focus();
        await page.keyboard.press('Enter');
        await expect(sheet(page)).toBeVisible();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Shift+Tab');
        expect(
          await page.evaluate(() => document.activeElement?.closest('main') ?? null),
        ).toBeNull();
        await page.goBack();
        await expect(sheet(page)).toBeHidden();
        await expect(page).toHaveURL(site.urlOf(brand, CATEGORY[brand]));
        await opener(page).focus();
        await page.keyboard.press('Enter');
        await expect(sheet(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(sheet(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      });

    if (inTurn())
      test('a long list of cities can be searched', async ({ page, site }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]), { waitUntil: 'networkidle' });
        await opener(page).click();
        const cities = sheet(page).getByRole('group', { name: 'City' });
        await cities.getByRole('searchbox', { name: 'Search in City' }).fill('pun');
        await expect(cities.getByRole('checkbox')).toHaveCount(1);
        await expect(cities.getByRole('checkbox', { name: /^Pune/ })).toBeVisible();
      });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the alert is below the results, and none is offered for a search that found nothing', async ({
    page,
    site,
  }) => {
    const alert = page.getByRole('heading', { name: 'Get job alerts' });
    await page.goto(site.urlOf('tech', '/search/java.html'));
    const results = await page.locator('main [data-more-rows]').boundingBox();
    const offer = await alert.boundingBox();
    expect(offer?.y).toBeGreaterThan((results?.y ?? 0) + (results?.height ?? 0));
    await page.goto(site.urlOf('tech', '/search/zxqwv.html'));
    await expect(page.getByRole('heading', { name: /^0 jobs/ })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the filters unfold in the page, with a button', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', '/c/backend-jobs'));
    await opener(page).click();
    await page.getByRole('radio', { name: /^4–6 years/ }).check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/\?exp=4$/);
  });
});
