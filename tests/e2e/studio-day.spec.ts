import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { countClicks } from './count-clicks.ts';
import { createPicture } from './created-picture.ts';
import { expectNoCode } from './no-code.ts';
import { expect, test } from './site-test.ts';
import { goTo, logIn, openOutline } from './studio-site.ts';

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
  const isNew = dialog.getByText('New draft');
  if (await isNew.isVisible()) await isNew.click();
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
});
