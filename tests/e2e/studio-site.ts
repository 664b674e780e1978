import { expect, type Page } from '@playwright/test';

export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('broadsheet demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('#main')).toBeVisible();
};

/** Follows a link of the navigation, which is a menu on phones and in editors. */
export const goTo = async (page: Page, name: string): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  const navigation = page.getByRole('navigation', { name: 'Studio' });
  await navigation.getByRole('link', { name, exact: true }).click();
};

/** In the editor of a page: opens the outline, if it is not open. */
export const openOutline = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Outline', exact: true });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await expect(page.getByRole('treegrid', { name: 'Blocks of the page' })).toBeVisible();
};

/** In the dialog that selects a change: creates a new one. */
export const beginChange = async (page: Page, title: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const isNew = dialog.getByText('New draft');
  if (await isNew.isVisible()) await isNew.click();
  await dialog.getByLabel('Draft name').fill(title);
  await dialog.getByRole('button', { name: 'Start editing' }).click();
};

export const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish…', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
};

/** On the page of a published draft or of its version: undoes the publication. */
export const takeBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Undo version \d+…$/ }).click();
  await page.getByRole('button', { name: 'Undo now' }).click();
  await expect(page.getByRole('heading', { name: /^Undo “/ })).toBeVisible();
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
};

/** On the page of a published draft: opens the page of its version. Until that is shown, the draft's page can be pressed. */
export const openVersion = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'See changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d+\. / })).toBeVisible();
};
