import { expect, type Locator } from '@playwright/test';

/** Opens the actions of a job row on a phone; a wider screen shows them in the row. */
export const openRowMenu = async (row: Locator): Promise<void> => {
  const opener = row.getByRole('button', { name: /^More actions for/ });
  const action = row.getByRole('button', { name: /^Not interested/ });
  // One of both stands in every row, so the page may still be loading until one is visible.
  await expect(opener.or(action).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
};
