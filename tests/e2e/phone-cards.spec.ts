import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { saveJob } from '@broadsheet/contract/calls/job-actions';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { newMember } from './new-member.ts';
import { expectNoBarriers, findBarriers } from './no-barriers.ts';
import { openRowMenu } from './open-row-menu.ts';
import { expect, test } from './site-test.ts';

const MAX_CARD_HEIGHT = 160;
const CATEGORY = { tech: '/c/backend-jobs', management: '/c/banking-finance-jobs' } as const;

const logIn = async (page: Page, site: RunningSite, brand: Brand, next: string) => {
  await page.goto(site.urlOf(brand, `/login?next=${encodeURIComponent(next)}`));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(`basic@${brand}.example`);
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.urlOf(brand, next));
  await page.getByRole('button', { name: 'Only necessary' }).click();
};

const rowsOf = (page: Page) => page.locator('main [data-job-form="save"] li');

/** Heights of the job cards. */
const measureCards = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

const expectShortCards = async (page: Page, path: string): Promise<void> => {
  const heights = await measureCards(page);
  expect(heights.length, path).toBeGreaterThan(2);
  expect(Math.max(...heights), path).toBeLessThanOrEqual(MAX_CARD_HEIGHT);
};

for (const brand of BRANDS) {
  test.describe(`on a phone, ${brand}`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    if (inTurn())
      test('a job card is at most 160 px high on every list', async ({ page, site }) => {
        for (const path of [CATEGORY[brand], '/search/manager.html']) {
          await page.goto(site.urlOf(brand, path));
          await expectShortCards(page, path);
        }
        await logIn(page, site, brand, '/jobfeed');
        await expectShortCards(page, '/jobfeed');
        await page.goto(site.urlOf(brand, '/recommended-jobs'));
        await expectShortCards(page, '/recommended-jobs');
        await expectNoBarriers(page);
      });

    if (inTurn())
      test('a saved job is at most 160 px high', async ({ page, site }) => {
        const caller = await newMember(page, site, brand);
        await page.goto(site.urlOf(brand, CATEGORY[brand]));
        const buttons = rowsOf(page).getByRole('button', { name: /^Save/ });
        const jobcodes = await buttons.evaluateAll((all) =>
          all.map((one) => one.getAttribute('value') ?? ''),
        );
        for (const jobcode of jobcodes.slice(0, 4)) {
          await caller.call(saveJob, { body: { jobcode } });
        }
        await page.goto(site.urlOf(brand, '/saved-jobs'));
        await expectShortCards(page, '/saved-jobs');
        await expectNoBarriers(page);
      });

    if (inTurn())
      test('the menu of a card has its other actions, closes on Escape and returns the focus', async ({
        page,
        site,
      }) => {
        await logIn(page, site, brand, '/recommended-jobs');
        const row = rowsOf(page)
          .filter({ has: page.locator('button[data-recruiter]') })
          .first();
        const opener = row.getByRole('button', { name: /^More actions for/ });
        const hide = row.getByRole('button', { name: /^Not interested/ });
        await expect(hide).toBeHidden();
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(hide).toBeVisible();
        await expect(
          row.getByRole('button', { name: /^Hide jobs from this recruiter/ }),
        ).toBeVisible();
        // The links behind the sheet count as overlapping for axe, which does not know the top layer.
        const barriers = await findBarriers(page);
        expect(barriers.filter((barrier) => !barrier.startsWith('target-size'))).toEqual([]);
        await page.keyboard.press('Tab');
        await expect(row.getByRole('checkbox', { name: /^Select/ })).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press('Escape');
        await expect(hide).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page.getByRole('button', { name: 'Apply to 1 job' })).toBeInViewport();
      });

    if (inTurn())
      test('a saved job has the word Saved', async ({ page, site }) => {
        await logIn(page, site, brand, '/recommended-jobs');
        const star = rowsOf(page).locator('button[name="jobcode"][aria-pressed="false"]').first();
        const jobcode = (await star.getAttribute('value')) ?? '';
        const button = page.locator(`main button[name="jobcode"][value="${jobcode}"]`);
        await expect(button.locator('[data-when="saved"]')).toBeHidden();
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(button).toHaveAccessibleName(/^Saved\b/);
        await expect(button.locator('[data-when="saved"]')).toBeVisible();
        await button.click();
        await expect(button).toHaveAccessibleName(/^Save /);
      });
  });
}

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the menu opens, and a job is hidden by a plain form', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', '/login?next=/recommended-jobs'));
    const main = page.locator('main');
    await main.getByRole('textbox', { name: 'Email' }).fill('pro@tech.example');
    await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
    await main.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Only necessary' }).click();
    const row = rowsOf(page).first();
    await openRowMenu(row);
    await row.getByRole('button', { name: /^Not interested/ }).click();
    await expect(main.getByText(/ is hidden\.$/)).toBeVisible();
    await main.getByRole('button', { name: /^Undo/ }).click();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the actions are in the row, without a menu', async ({ page, site }) => {
    await logIn(page, site, 'tech', '/recommended-jobs');
    const row = rowsOf(page).first();
    await expect(row.getByRole('button', { name: /^Not interested/ })).toBeVisible();
    await expect(row.getByRole('checkbox', { name: /^Select/ })).toBeVisible();
    await expect(row.getByRole('button', { name: /^More actions for/ })).toBeHidden();
    await expectNoBarriers(page);
  });
});
