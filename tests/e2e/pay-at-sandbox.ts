import { expect, type Page } from '@playwright/test';

/** Goes from the checkout to the sandbox, ends the payment there as its button says, and comes back to the result. */
export const payAtSandbox = async (page: Page, how: string): Promise<void> => {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
  await page.getByRole('button', { name: how, exact: true }).click();
  await expect(page).toHaveURL(/\/subscribe\/success\?order=/);
};
