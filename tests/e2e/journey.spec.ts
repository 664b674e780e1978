import { BRANDS } from '@broadsheet/contract/brand';
import type { Locator, Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { readLayoutShift, recordLayoutShift } from './layout-shift.ts';
import { expect, test } from './site-test.ts';

const MIN_SEEN_SHIFT = 0.02;
const LIST = 'ul:has(> li h3 a[href^="/j/"])';

const jobLinks = (page: Page) => page.locator('main').locator(LIST).getByRole('link');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const choose = async (page: Page, box: Locator) => {
  await box.focus();
  await page.keyboard.press('Space');
};

/** Home, a category, a city and an experience as filters, a job, and back; each step by `follow`. */
const walk = async (page: Page, follow: (link: ReturnType<Page['locator']>) => Promise<void>) => {
  const category = page.locator('main [data-block-type="job-categories"] a').first();
  const name = (await category.getAttribute('href')) ?? '';
  await follow(category);
  await expect(page).toHaveURL(new RegExp(`${name}$`));
  await expect(heading(page)).toHaveText(/\d/);
  const all = (await heading(page).textContent()) ?? '';

  const filters = page.getByRole('region', { name: /filter/i });
  await choose(page, filters.getByRole('group', { name: 'City' }).getByRole('checkbox').first());
  await choose(page, filters.getByRole('radio', { name: /years/ }).first());
  await follow(filters.getByRole('button'));
  await expect(heading(page)).not.toHaveText(all);
  await expect(page).toHaveURL(/locIds=\d+.*exp=\d|exp=\d.*locIds=\d+/);
  await expect(page.getByRole('list', { name: 'Filters applied' })).toBeVisible();
  const listUrl = page.url();

  const job = jobLinks(page).first();
  const title = (await job.textContent()) ?? '';
  await follow(job);
  await expect(page).toHaveURL(/\/j\/[a-z0-9-]+-\d+$/);
  await expect(heading(page)).toHaveText(title);

  await page.goBack();
  await expect(page).toHaveURL((url) => url.href.replace(/#job-\d+$/, '') === listUrl);
  await expect(jobLinks(page).first()).toHaveText(title);
};

const pressUntilFocused = async (page: Page, link: ReturnType<Page['locator']>) => {
  for (let presses = 0; presses < 400; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
};

/** Whether a focus outline is visible around a link, or around its row. */
const hasFocusRing = (link: ReturnType<Page['locator']>) =>
  link.evaluate((element) =>
    [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    }),
  );

for (const brand of BRANDS) {
  test.describe(`on the ${brand} site`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    if (inTurn())
      test('a visitor finds a job with the mouse, and nothing moves', async ({ page, site }) => {
        await recordLayoutShift(page);
        await page.goto(site.urlOf(brand, '/'));
        await expect(heading(page)).toBeVisible();
        await walk(page, async (link) => {
          expect(await readLayoutShift(page)).toBeLessThan(MIN_SEEN_SHIFT);
          const isJob = /^\/j\//.test((await link.getAttribute('href')) ?? '');
          await link.click();
          // A wide page shows the job beside the list first.
          if (isJob) await page.getByRole('link', { name: 'Open full page' }).click();
        });
        expect(await readLayoutShift(page)).toBeLessThan(MIN_SEEN_SHIFT);
      });

    if (inTurn())
      test('a visitor finds a job by keyboard alone, and sees the focus', async ({
        page,
        site,
      }) => {
        await page.goto(site.urlOf(brand, '/'));
        await walk(page, async (link) => {
          await pressUntilFocused(page, link);
          expect(await hasFocusRing(link)).toBe(true);
          await page.keyboard.press('Enter');
        });
      });

    if (inTurn())
      test('the first Tab offers to skip to the content', async ({ page, site }) => {
        await page.goto(site.urlOf(brand, '/'));
        await page.keyboard.press('Tab');
        const skip = page.locator(':focus');
        await expect(skip).toHaveAttribute('href', '#main');
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
        expect(inMain).toBe(true);
      });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      if (inTurn())
        test('a visitor finds a job all the same', async ({ page, site }) => {
          await page.goto(site.urlOf(brand, '/'));
          await walk(page, (link) => link.click());
        });

      if (inTurn())
        test('a search by words, city and experience works as a form', async ({ page, site }) => {
          await page.goto(site.urlOf(brand, '/'));
          const form = page.locator('main form[action="/search"]');
          await form.getByRole('combobox', { name: 'Job title, skill or company' }).fill('manager');
          await form.getByLabel('City').selectOption({ index: 1 });
          await form.getByLabel('Experience').selectOption({ index: 3 });
          await form.getByRole('button').click();
          await expect(page).toHaveURL(/\/search\/manager\.html\?.*locIds=\d+/);
          await expect(heading(page)).toContainText(/manager/i);
        });
    });
  });
}
