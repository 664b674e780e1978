import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Locator, Page } from '@playwright/test';
import { countClicks } from './count-clicks.ts';
import { createPicture } from './created-picture.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expectNoCode } from './no-code.ts';
import { expect, test } from './site-test.ts';
import { HOME, newChange } from './studio-home.ts';
import { goTo, logIn, openOutline, publish } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1440, height: 900 } });

const openStudio = async (page: Page, site: RunningSite) => {
  await page.goto(site.urlOf('tech', '/studio/'));
  await logIn(page, 'marketer@tech.example');
  return countClicks(page);
};

/** Names a new draft in the dialog that selects one. */
const nameDraft = async (page: Page, title: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A page that other tests have in a draft offers that draft first. The choice by keys is no click of this journey.
  const isNew = dialog.getByRole('radio', { name: 'New draft' });
  if ((await isNew.count()) > 0) {
    await isNew.focus();
    await page.keyboard.press('Space');
  }
  await dialog.getByLabel('Draft name').fill(title);
  await page.keyboard.press('Enter');
};

/** Publishes from the editor; an edit that is not saved yet is saved before. */
const publishFromEditor = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review and publish…' }).click();
  const review = page.getByRole('dialog', { name: /^Review/ });
  await expect(review.getByText('No problems found. Ready to publish.')).toBeVisible();
  await expectNoCode(page);
  await review.getByRole('button', { name: 'Publish…', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
};

/** Takes a publication back; returns the clicks that it took. */
const undoPublication = async (page: Page, clicks: () => number): Promise<number> => {
  const before = clicks();
  await page.getByRole('button', { name: /^Undo version \d+…$/ }).click();
  await page.getByRole('button', { name: 'Undo now' }).click();
  await expect(page.getByRole('heading', { name: /^Undo “/ })).toBeVisible();
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
  return clicks() - before;
};

const changeUser = async (page: Page, email: string): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await logIn(page, email);
};

const dragBefore = async (page: Page, title: string, before: string): Promise<void> => {
  const grip = page.getByRole('button', { name: `Drag ${title}` });
  await grip.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  if (!from) throw new Error(`there is no grip of ${title}`);
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 16, { steps: 3 });
  await expect(page.locator('.editor-row[data-dragging]')).toBeVisible();
  const to = await page.getByRole('row', { name: before }).boundingBox();
  if (!to) throw new Error(`there is no row of ${before}`);
  await page.mouse.move(to.x + 24, to.y + 3, { steps: 30 });
  await page.mouse.up();
};

test.describe('the day of a marketer', () => {
  test('home is reordered for an audience and published in 8 clicks, and taken back in 2', async ({
    page,
    site,
  }) => {
    const orderFor = async (band: string): Promise<readonly string[]> => {
      const headers = { cookie: `band=${band}` };
      const { blocks } = await (
        await site.request('tech', '/api/layout?path=/', { headers })
      ).json();
      return blocks
        .map(({ id }: { readonly id: string }) => id)
        .filter((id: string) => id === 'categories' || id === 'featured');
    };
    const usual = await orderFor('2');
    expect(usual).toEqual(['featured', 'categories']);
    const clicks = await openStudio(page, site);
    await page.getByRole('button', { name: 'Edit Home', exact: true }).click();
    await nameDraft(page, 'Categories for freshers');
    await openOutline(page);
    await page.getByLabel('New variant (for some visitors)').click();
    await page.keyboard.type('Categories for freshers');
    await page.keyboard.press('Enter');
    const variants = page.getByRole('region', { name: 'Variants' });
    await variants
      .getByText(/^Freshers \(/)
      .first()
      .click();
    await dragBefore(page, 'Job categories', 'Featured employers');
    await expectNoCode(page);
    await publishFromEditor(page);
    expect(clicks()).toBeLessThanOrEqual(8);
    await expectNoCode(page);

    await expect.poll(() => orderFor('2')).toEqual(['categories', 'featured']);
    expect(await orderFor('8')).toEqual(usual);
    expect(await undoPublication(page, clicks)).toBe(2);
    await expect.poll(() => orderFor('2')).toEqual(usual);
  });

  test('a banner with a picture and an end is published in 10 clicks', async ({ page, site }) => {
    const isLive = async (): Promise<boolean> =>
      (await (await site.request('tech', '/')).text()).includes('Offers of the week');
    const clicks = await openStudio(page, site);
    await goTo(page, 'Banners');
    await page.getByRole('button', { name: 'Edit Banners: Home', exact: true }).click();
    await nameDraft(page, 'Offers of the week');
    await page.getByRole('button', { name: 'Add banner' }).click();
    await page.keyboard.type('week-offers');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('Offers of the week');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Image' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose image' }).click();
    const buffer = Buffer.from(await createPicture(page), 'base64');
    await (await chooser).setFiles({ name: 'offers.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: 'Upload image' }).click();
    await expect(page.locator('[data-column="imageUrl"][aria-selected="true"]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('/companies');
    await page.keyboard.press('Tab');
    await page.locator('[data-column="ordering"]').last().click();
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByLabel('End date (IST)').fill('2087-10-25T00:00');
    await page.keyboard.press('Enter');
    await expectNoCode(page);
    await publishFromEditor(page);
    expect(clicks()).toBeLessThanOrEqual(10);
    await expectNoCode(page);

    await expect.poll(isLive).toBe(true);
    expect(await undoPublication(page, clicks)).toBe(2);
    await expect.poll(isLive).toBe(false);
  });

  test('a price is tried as an experiment in 10 clicks', async ({ page, site }) => {
    const clicks = await openStudio(page, site);
    await page.getByRole('button', { name: 'Edit Plans', exact: true }).click();
    await nameDraft(page, 'Price for each month');
    const canvas = page.frameLocator('.editor-frame[data-front]');
    await canvas.locator('[data-block-id=cards]').click({ position: { x: 8, y: 8 } });
    const settings = page.getByRole('region', { name: 'Settings of Plans' });
    await settings.getByRole('button', { name: /Price shown large$/ }).click();
    await page.getByRole('option').nth(1).click();
    await expect(page.locator('.editor-saving')).toHaveText('Saved');
    await expectNoCode(page);
    await page.getByRole('link', { name: 'Price for each month' }).click();
    await expect(page.getByText('“Plans”: Price shown large changed from')).toBeVisible();
    await page.getByRole('button', { name: 'Test Plans as an experiment…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Experiment name').fill('price-by-month');
    await dialog.getByLabel('Hypothesis (what you expect)').fill('More people pay.');
    await expectNoCode(page);
    await dialog.getByRole('button', { name: 'Create experiment' }).click();
    await expect(page.getByText(/^price-by-month added to this draft\./)).toBeVisible();
    await publish(page);
    expect(clicks()).toBeLessThanOrEqual(10);
    await page.goto(site.urlOf('tech', '/studio/experiments'));
    await expect(page.getByRole('article', { name: 'price-by-month' })).toContainText('Running');
    await expectNoCode(page);
    await page.goBack();
    expect(await undoPublication(page, clicks)).toBe(2);
  });

  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ])
    test(`a page is reordered, corrected, approved and published by keys at ${viewport.width} pixels`, async ({
      page,
      site,
    }) => {
      const press = async (target: Locator): Promise<void> => {
        await target.focus();
        await page.keyboard.press('Enter');
      };
      const isLive = async (): Promise<boolean> =>
        (await (await site.request('tech', '/')).text()).includes('Where people work');
      await page.setViewportSize(viewport);
      await page.goto(site.urlOf('tech', '/studio/'));
      await logIn(page, 'marketer@management.example');
      const change = await newChange(page, `Cities at ${viewport.width}`);
      await page.goto(site.urlOf('tech', `/studio/changes/${change}/edit?file=${HOME}`));
      await press(page.getByRole('button', { name: 'Outline', exact: true }));
      const cities = page.getByRole('row', { name: /^City list/ }).first();
      await cities.focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(page.locator('.editor-said')).toHaveText(/ is now \d+ of \d+\.$/);
      const settings = page.getByRole('region', { name: 'Settings', exact: true });
      const heading = settings.getByLabel('Heading').first();
      await heading.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Where people work');
      await expect(page.locator('.editor-saving')).toHaveText('Saved');
      await expectNoBarriers(page, 'iframe');
      await press(page.getByRole('button', { name: 'Review and publish…' }));
      await press(page.getByRole('button', { name: 'Request approval' }));
      await expect(page.locator('.state')).toHaveText('Waiting for approval');
      await expectNoBarriers(page);

      await changeUser(page, 'marketer@tech.example');
      await press(page.getByRole('button', { name: 'Approve…' }));
      await press(page.getByRole('button', { name: 'Approve draft' }));
      await expect(page.locator('.state')).toHaveText('Approved');
      await press(page.getByRole('button', { name: 'Publish…', exact: true }));
      await press(page.getByRole('button', { name: 'Publish now' }));
      await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
      await expect.poll(isLive).toBe(true);
      await press(page.getByRole('button', { name: /^Undo version \d+…$/ }));
      await press(page.getByRole('button', { name: 'Undo now' }));
      await expect.poll(isLive).toBe(false);
    });
});
