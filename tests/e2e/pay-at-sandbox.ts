import { expect, type Page } from '@playwright/test';

/** Chooses the buyer's State where the checkout needs it; the next order remembers it. */
export const chooseState = async (page: Page, state = 'Maharashtra'): Promise<void> => {
  const proceed = page.getByRole('button', { name: 'Continue to payment' });
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await expect(proceed.or(pay)).toBeVisible();
  if (!(await proceed.isVisible())) return;
  await page.getByLabel('State or union territory').selectOption({ label: state });
  await proceed.click();
  await expect(pay).toBeVisible();
};

/** Continues from the checkout to the sandbox, ends the payment with the given button, and returns to the result. */
export const payAtSandbox = async (page: Page, how: string): Promise<void> => {
  await chooseState(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
  await page.getByRole('button', { name: how, exact: true }).click();
  await expect(page).toHaveURL(/\/subscribe\/success\?order=/);
};
