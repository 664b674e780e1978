import type { Locator } from '@playwright/test';

/** Opens the actions of a job row on a phone; a wider screen shows them in the row. */
export const openRowMenu = async (row: Locator): Promise<void> => {
  const opener = row.getByRole('button', { name: /^More actions for/ });
  if (await opener.isVisible()) await opener.click();
};
