import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { findBarriers } from './no-barriers.ts';
import { payAtSandbox } from './pay-at-sandbox.ts';
import { expect, test } from './site-test.ts';

const logIn = async (page: Page, site: RunningSite, brand: Brand, who = 'fresher') => {
  await page.goto(site.urlOf(brand, '/login?next=/subscribe/success'));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(`${who}@${brand}.example`);
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main).toContainText("You haven't ordered anything yet.");
};

/** Orders as a form on any page of ours does. */
const order = async (page: Page, plan: string) => {
  await page.evaluate((wanted) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/api/subscription/hash';
    form.append(Object.assign(document.createElement('input'), { name: 'plan', value: wanted }));
    document.body.append(form);
    form.submit();
  }, plan);
  await expect(page).toHaveURL(/\/subscribe\/checkout\/bs[0-9a-f]{18}$/);
};

for (const brand of ['tech', 'management'] as const)
  test(`plans are bought on ${brand}: a failed payment, one, both, and late`, async ({
    page,
    site,
    complaints,
  }) => {
    const main = page.locator('main');
    await logIn(page, site, brand);
    await order(page, 'early-applicant');
    await expect(main).toContainText('₹1,499');
    expect(await findBarriers(page)).toEqual([]);
    await payAtSandbox(page, 'Fail the payment');
    await expect(main.getByRole('alert')).toContainText('Your payment failed');
    await main.getByRole('button', { name: 'Try again' }).click();
    await payAtSandbox(page, 'Pay');
    await expect(main.getByRole('status')).toContainText('Payment successful');
    await expect(main).toContainText(/Early Applicant until \d/);
    expect(await findBarriers(page)).toEqual([]);
    const file = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Download invoice (PDF)' }).click();
    expect((await file).suggestedFilename()).toMatch(/^invoice-BS-\d\d-\d\d-\d{6}\.pdf$/);

    await order(page, 'both');
    await expect(main).toContainText('Combo discount for buying both');
    await expect(main.getByRole('button', { name: 'Pay ₹2,999' })).toBeVisible();
    await payAtSandbox(page, 'Pay');
    await expect(main.getByRole('status')).toContainText('Payment successful');

    await order(page, 'pro');
    await payAtSandbox(page, 'Pay, confirm later');
    await expect(main.getByRole('status')).toContainText('Your payment is being confirmed');
    await expect(main.getByRole('status')).toContainText('Payment successful');
    expect(complaints).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order goes on from its result page to the gateway and back', async ({ page, site }) => {
    const main = page.locator('main');
    await logIn(page, site, 'tech', 'new');
    await order(page, 'resume-builder');
    await page.goto(site.urlOf('tech', '/subscribe/success'));
    await main.getByRole('button', { name: 'Go to payment' }).click();
    await payAtSandbox(page, 'Leave payment pending');
    await expect(main).toContainText('Your payment is being confirmed');
    await main.getByRole('link', { name: 'Check again' }).click();
    await expect(main.getByRole('button', { name: 'Go to payment' })).toHaveCount(0);
  });
});
