import type { Page } from '@playwright/test';
import { findBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { HOME, newChange } from './studio-home.ts';
import { beginChange, goTo, logIn, openOutline, publish, takeBack } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1440, height: 900 } });

const openStudio = async (page: Page, url: string) => {
  await page.goto(url);
  await logIn(page, 'marketer@tech.example');
};

const entryOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The order of two blocks of the page. */
const orderOf = (page: Page) =>
  page
    .locator('main [data-block-id]')
    .evaluateAll((blocks) =>
      blocks
        .map((block) => block.getAttribute('data-block-id') ?? '')
        .filter((id) => id === 'experience' || id === 'featured'),
    );

test('a campaign for freshers reaches visitors who chose 0 to 1 years, and nobody else', async ({
  page,
  site,
  browser,
}) => {
  const home = site.urlOf('tech', '/');
  const orderFor = async (band: string | null): Promise<readonly string[]> => {
    const context = await browser.newContext();
    if (band) await context.addCookies([{ name: 'band', value: band, url: home }]);
    const visitor = await context.newPage();
    await visitor.goto(home);
    const order = await orderOf(visitor);
    await context.close();
    return order;
  };
  const usual = ['experience', 'featured'];
  expect(await orderFor('2')).toEqual(usual);
  await openStudio(page, site.urlOf('tech', '/studio'));
  const change = await newChange(page, 'Freshers first');
  await page.goto(site.urlOf('tech', `/studio/changes/${change}/edit?file=${HOME}`));
  await openOutline(page);
  await page.getByLabel('New variant (for some visitors)').fill('Freshers first');
  await page.getByRole('button', { name: 'Add variant' }).click();
  const variants = page.getByRole('region', { name: 'Variants' });
  await variants
    .getByText(/^Freshers \(/)
    .first()
    .click();
  await expect(variants.locator('summary')).toHaveText('For: Freshers.');
  await expect(
    page.getByText('Preview as: tech site, basic member, logged-in fresher'),
  ).toBeVisible();
  const employers = page.getByRole('row', { name: 'Featured employers' });
  await employers.focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('.editor-saving')).toHaveText('Saved');
  await page.getByRole('link', { name: 'Freshers first' }).click();
  await expect(page.getByText('Ready to publish')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who is affected' })).toContainText('Freshers');
  await publish(page);
  await expect.poll(() => orderFor('2')).toEqual(['featured', 'experience']);
  expect(await orderFor(null)).toEqual(usual);
  expect(await orderFor('8')).toEqual(usual);
  await takeBack(page);
  await expect.poll(() => orderFor('2')).toEqual(usual);
});

test('an audience is made and corrected as a form, by keyboard and without a barrier', async ({
  page,
  site,
}) => {
  await openStudio(page, site.urlOf('tech', '/studio'));
  await page.getByRole('link', { name: 'Audiences' }).click();
  const freshers = entryOf(page, 'Freshers');
  await expect(freshers).toContainText('Visitors with experience of 0-1 years.');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit audiences…' }).click();
  await beginChange(page, 'Seniors of Pune');
  await page.getByLabel('Audience name').fill('freshers');
  await expect(page.getByText('This name is already in use. Choose another one.')).toBeVisible();
  await page.getByLabel('Audience name').fill('Seniors of Pune');
  await page.keyboard.press('Enter');
  const group = page.getByRole('group', { name: 'People' }).last();
  await expect(group.getByRole('status')).toHaveText('Visitors.');
  await group.getByText('Visitors', { exact: true }).first().click();
  await expect(group.getByRole('alert')).toContainText('would be everyone');
  await group.getByRole('button', { name: 'City', exact: true }).first().click();
  await group.getByText('Pune', { exact: true }).first().click();
  await expect(group.getByRole('status')).toHaveText('Visitors in Pune.');
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).last();
  await name.fill('');
  await expect(page.getByText('An audience needs a name.')).toBeVisible();
  await name.fill('Visitors of Pune');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No problems found.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Seniors of Pune' }).click();
  await publish(page);
  // The offer of the toast, which leaves after a while.
  await page.getByRole('button', { name: 'Undo…', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Undo now' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(site.urlOf('tech', '/studio/audiences'));
  await expect(entryOf(other, 'Visitors of Pune')).toContainText('Visitors in Pune.');
  await other.close();
  await dialog.getByRole('button', { name: 'Undo now' }).click();
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
  await goTo(page, 'Audiences');
  await expect(entryOf(page, 'Freshers')).toBeVisible();
  await expect(entryOf(page, 'Visitors of Pune')).toHaveCount(0);
});
