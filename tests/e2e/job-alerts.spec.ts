import { BRANDS } from '@broadsheet/contract/brand';
import { addJobAlert } from '@broadsheet/contract/calls/alerts';
import { byTurns } from './by-turns.ts';
import { createAccount, newMember } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
const SEARCH = '/search/manager.html?wfh=1';
const NAME = 'Manager jobs, Work from home';

for (const brand of BRANDS)
  for (const [screen, viewport] of Object.entries(SCREENS))
    test.describe(`on the ${brand} site, on a ${screen}`, () => {
      const inTurn = byTurns(BRANDS.indexOf(brand), Object.keys(SCREENS).indexOf(screen));
      test.use({ viewport });

      if (inTurn())
        test('a visitor creates an alert over the search, which then says that it is on', async ({
          page,
          site,
        }) => {
          const { email, password } = await createAccount(site, brand);
          await page.goto(site.urlOf(brand, SEARCH));
          await page.getByRole('button', { name: 'Only necessary' }).click();
          await page.getByRole('radio', { name: 'Weekly' }).check();
          await page.getByRole('button', { name: 'Create job alert' }).click();
          const sheet = page.getByRole('dialog', { name: 'Log in' });
          await expect(sheet.getByRole('note')).toHaveText('Log in to get job alerts.');
          await sheet.getByRole('textbox', { name: 'Email' }).fill(email);
          await sheet.getByRole('textbox', { name: 'Password' }).fill(password);
          await sheet.getByRole('button', { name: 'Log in' }).click();
          await expect(
            page.locator('#toasts').getByText(`Job alert “${NAME}” is on.`),
          ).toBeVisible();
          await expect(page.getByRole('heading', { name: 'Alert on' })).toBeVisible();
          await expect(
            page.getByText(`You have a job alert for these jobs: “${NAME}”.`),
          ).toBeVisible();
          await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
          await expect(page).toHaveURL(site.urlOf(brand, SEARCH));
          await expectNoBarriers(page);
          await page.getByRole('radio', { name: 'Never' }).check();
          await page.getByRole('button', { name: 'Save alert' }).click();
          await expect(page.getByRole('heading', { name: 'Get job alerts' })).toBeVisible();
          await page.getByRole('link', { name: 'All job alerts' }).click();
          const row = page.getByRole('listitem').filter({ hasText: NAME });
          await expect(row.getByText('Off', { exact: true })).toBeVisible();
        });

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false });

        if (inTurn())
          test('a member renames an alert, opens its search and deletes it after a question', async ({
            page,
            site,
          }) => {
            const caller = await newMember(page, site, brand);
            await caller.call(addJobAlert, {
              body: { frequency: 'daily', query: 'manager', wfh: 1 },
            });
            await caller.call(addJobAlert, { body: { frequency: 'daily', query: 'lead' } });
            await page.goto(site.urlOf(brand, '/personalize-jobfeed'));
            const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
            await row(NAME).locator('summary', { hasText: 'Edit' }).click();
            const name = row(NAME).getByRole('textbox', { name: 'Name' });
            await name.fill('lead JOBS');
            await row(NAME).getByRole('button', { name: 'Save alert' }).click();
            await expect(page.getByRole('alert')).toHaveText(/^This name is already in use/);
            await row(NAME).locator('summary', { hasText: 'Edit' }).click();
            await name.fill('From my sofa');
            await row(NAME).getByRole('radio', { name: 'Weekly' }).check();
            await row(NAME).getByRole('button', { name: 'Save alert' }).click();
            await expect(page.getByRole('status')).toHaveText('Saved.');
            await expect(
              row('From my sofa').getByText('Weekly', { exact: true }).first(),
            ).toBeVisible();
            await row('Lead jobs').locator('summary', { hasText: 'Delete' }).click();
            await row('Lead jobs').getByRole('button', { name: 'Delete alert' }).click();
            await expect(row('Lead jobs')).toHaveCount(0);
            await page.getByRole('link', { name: 'From my sofa' }).click();
            await expect(page).toHaveURL(site.urlOf(brand, SEARCH));
          });
      });
    });

const LISTS = {
  tech: {
    '/c/backend-jobs': 'Backend jobs',
    '/k/java-jobs-in-pune': 'Java jobs in Pune',
    '/jobs-in-mumbai?wfh=1': 'All jobs in Mumbai, Work from home',
  },
  management: {
    '/c/banking-finance-jobs': 'Banking & Finance jobs',
    '/c/banking-finance-jobs-in-mumbai': 'Banking & Finance jobs in Mumbai',
    '/jobs-in-pune': 'All jobs in Pune',
  },
} as const;

for (const brand of BRANDS)
  test.describe(`on a list of the ${brand} site`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    test.use({ viewport: SCREENS.phone });

    if (inTurn())
      test('a member gets an alert for its category, skill or city', async ({ page, site }) => {
        await newMember(page, site, brand);
        for (const [path, name] of Object.entries(LISTS[brand])) {
          await page.goto(site.urlOf(brand, path));
          await page.getByRole('button', { name: 'Create job alert' }).click();
          await expect(page.getByRole('heading', { name: 'Alert on' })).toBeVisible();
          await expect(
            page.getByText(`You have a job alert for these jobs: “${name}”.`),
          ).toBeVisible();
          await expect(page).toHaveURL(site.urlOf(brand, path));
          await expectNoBarriers(page);
        }
        await page.goto(site.urlOf(brand, '/personalize-jobfeed'));
        for (const name of Object.values(LISTS[brand]))
          await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      });
  });
