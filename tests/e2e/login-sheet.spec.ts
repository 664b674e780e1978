import { BRANDS } from '@broadsheet/contract/brand';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import type { Locator, Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { findPlainJob } from './find-plain-job.ts';
import { createAccount } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const { outcomes } = builtInMessages();
const LISTS = { tech: '/c/backend-jobs', management: '/c/banking-finance-jobs' } as const;
const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' });
const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  const sheet = sheetOf(page);
  await sheet.getByRole('textbox', { name: 'Email' }).fill(email);
  await sheet.getByRole('textbox', { name: 'Password' }).fill(password);
  await sheet.getByRole('button', { name: 'Log in' }).click();
};
const saveButtons = (page: Page) => page.locator('main [data-job-form="save"] button');
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

for (const brand of BRANDS)
  for (const [screen, viewport] of Object.entries(SCREENS))
    test.describe(`on the ${brand} site, on a ${screen}`, () => {
      const inTurn = byTurns(BRANDS.indexOf(brand), Object.keys(SCREENS).indexOf(screen));
      test.use({ viewport });

      if (inTurn())
        test('a visitor saves a job in a sheet that says why, and stays where they were', async ({
          page,
          site,
        }) => {
          const { email, password } = await createAccount(site, brand);
          const list = site.urlOf(brand, `${LISTS[brand]}?ref=jf`);
          await page.goto(list);
          await page.getByRole('button', { name: 'Only necessary' }).click();
          await page.evaluate(() => {
            document.body.dataset.same = 'yes';
          });
          const star = saveButtons(page).nth(8);
          await star.scrollIntoViewIfNeeded();
          const before = await scrollOf(page);
          expect(before).toBeGreaterThan(0);
          await star.click();
          await expect(sheetOf(page)).toBeVisible();
          await expect(sheetOf(page).getByRole('note')).toHaveText(/^Log in to save .+ at .+/);
          await expectNoBarriers(page);
          await logIn(page, email, password);
          await expect(page.getByText(outcomes.jobSaved, { exact: true })).toBeVisible();
          await expect(sheetOf(page)).toHaveCount(0);
          await expect(star).toHaveAttribute('aria-pressed', 'true');
          await expect(star).toBeFocused();
          await expect(page).toHaveURL(list);
          await expect(page.locator('body[data-same]')).toHaveCount(1);
          expect(Math.abs((await scrollOf(page)) - before)).toBeLessThan(4);
          await expect(
            page.getByRole('navigation', { name: 'Account' }).getByText('Asha Rao'),
          ).toBeAttached();
          await star.click();
          await expect(star).toHaveAttribute('aria-pressed', 'false');
        });

      if (inTurn())
        test('the sheet closes on Escape and on Back, at each of its pages, and returns the focus', async ({
          page,
          site,
        }) => {
          await page.goto(site.urlOf(brand, LISTS[brand]));
          const star = saveButtons(page).first();
          const dialog = page.getByRole('dialog');
          await star.press('Enter');
          await expect(dialog).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
          await expect(star).toBeFocused();
          await star.press('Enter');
          await dialog.getByRole('link', { name: 'Create an account' }).click();
          await expect(dialog.getByRole('note')).toHaveText(/^Create an account to save .+ at .+/);
          await expectNoBarriers(page);
          await page.goBack();
          await expect(dialog).toHaveCount(0);
          await expect(page).toHaveURL(site.urlOf(brand, LISTS[brand]));
          await expect(star).toHaveAttribute('aria-pressed', 'false');
        });
    });

test.describe('with a wrong password', () => {
  test.use({ refusals: [401] });

  test('the sheet says so beside the field, and the right one saves', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', '/c/frontend-jobs'));
    const star = saveButtons(page).first();
    await star.click();
    await logIn(page, 'fresher@tech.example', 'wrong');
    await expect(sheetOf(page).getByRole('alert')).toContainText('Wrong email or password');
    await expect(sheetOf(page).getByRole('textbox', { name: 'Email' })).toHaveValue(
      'fresher@tech.example',
    );
    await logIn(page, 'fresher@tech.example', DEMO_PASSWORD);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a visitor applies on the page of a job, which shows it in place', async ({ page, site }) => {
  const job = await findPlainJob(site, 'tech', LISTS.tech, 2);
  await page.goto(site.urlOf('tech', job));
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(sheetOf(page).getByRole('note')).toHaveText(/^Log in to apply for .+ at .+/);
  await logIn(page, 'pro@tech.example', DEMO_PASSWORD);
  await expect(page.getByText(/^Applied on /)).toBeFocused();
  await expect(page).toHaveURL(site.urlOf('tech', job));
});

test.describe('when the login cannot be opened', () => {
  test.use({ refusals: [503] });

  test('the form is sent by the browser, which leads to the login', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', LISTS.tech));
    await page.route('**/api/job/jobdetail/save*', async (route) => {
      if (route.request().isNavigationRequest()) await route.continue();
      else await route.fulfill({ status: 503, body: '{}' });
    });
    await saveButtons(page).first().click();
    await expect(page).toHaveURL(/\/login\?act=save&job=\d+&next=/);
  });
});
