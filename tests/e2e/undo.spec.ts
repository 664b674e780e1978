import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { openRowMenu } from './open-row-menu.ts';
import { expect, test } from './site-test.ts';

const logIn = async (page: Page, site: RunningSite, brand: Brand) => {
  await page.goto(site.urlOf(brand, '/login?next=/recommended-jobs'));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(`basic@${brand}.example`);
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.urlOf(brand, '/recommended-jobs'));
  await page.getByRole('button', { name: 'Only necessary' }).click();
};
const pressKey = async (page: Page, target: Locator): Promise<void> => {
  await target.focus();
  await page.keyboard.press('Enter');
};

for (const [brand, viewport] of [
  ['tech', { width: 1280, height: 900 }],
  ['management', { width: 360, height: 740 }],
] as const) {
  test.describe(`on the ${brand} site, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('jobs and recruiters that were put away come back by keyboard, at once and from their list', async ({
      page,
      site,
    }) => {
      const main = page.locator('main');
      await logIn(page, site, brand);
      // Not each job names a recruiter.
      const row = main
        .locator('li')
        .filter({ has: page.locator('button[data-recruiter]') })
        .first();
      const undo = main.getByRole('button', { name: /^Undo/ });
      const title = (await row.getByRole('heading').textContent()) ?? '';
      const stop = row.getByRole('button', { name: /^Hide jobs from/ });
      await openRowMenu(row);
      await pressKey(page, row.getByRole('button', { name: /^Not interested/ }));
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(row.getByRole('heading')).toHaveText(title);
      await openRowMenu(row);
      const recruiter = (await stop.getAttribute('data-recruiter')) ?? '';
      await pressKey(page, stop);
      await expect(undo).toBeFocused();

      await page.goto(site.urlOf(brand, '/removedjobs'));
      const list = main.getByRole('region', { name: 'Hidden recruiters' });
      await expect(list).toContainText(recruiter);
      await expectNoBarriers(page);
      await pressKey(page, list.getByRole('button', { name: `Show again : ${recruiter}` }));
      await expect(list.getByRole('button', { name: `Show again : ${recruiter}` })).toHaveCount(0);
      await page.goto(site.urlOf(brand, '/recommended-jobs'));
      await expect(row.getByRole('heading')).toHaveText(title);
    });

    test('an interview that was cancelled is booked again by its undo', async ({ page, site }) => {
      const main = page.locator('main');
      await logIn(page, site, brand);
      await page.goto(site.urlOf(brand, '/interviews'));
      const invite = main.getByRole('link', { name: /^Book Slots/ }).first();
      const href = (await invite.getAttribute('href')) ?? '';
      await invite.click();
      await main.getByRole('radio').last().check();
      await main.getByRole('button', { name: 'Book this slot' }).click();
      await expect(main).toContainText("You've booked");
      await page.goto(site.urlOf(brand, '/interviews'));
      const row = main
        .getByRole('list', { name: 'Booked interviews' })
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href^="${href}"]`) });
      await pressKey(page, row.locator('summary'));
      await pressKey(page, row.getByRole('button', { name: /Yes, cancel/ }));
      const undo = row.getByRole('button', { name: /Undo/ });
      await expect(row.locator('div:focus')).toContainText('The slot is free again.');
      await expectNoBarriers(page);
      await pressKey(page, undo);
      await expect(row.getByRole('link', { name: /Reschedule/ })).toBeVisible();
      await row.locator('summary').click();
      await row.getByRole('button', { name: /Yes, cancel/ }).click();
      await expect(undo).toBeVisible();
    });
  });
}
