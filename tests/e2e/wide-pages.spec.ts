import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { findPlainJob } from './find-plain-job.ts';
import { readLayoutShift, readShiftedParts, recordLayoutShift } from './layout-shift.ts';
import { newMember } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const CATEGORY = { tech: '/c/backend-jobs', management: '/c/banking-finance-jobs' } as const;
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const logIn = async (page: Page, site: RunningSite, brand: Brand, who: string, next: string) => {
  await page.goto(site.urlOf(brand, `/login?next=${encodeURIComponent(next)}`));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(`${who}@${brand}.example`);
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.urlOf(brand, next));
};

const expectNoShift = async (page: Page) => {
  expect(await readLayoutShift(page), (await readShiftedParts(page)).join('\n')).toBeLessThan(0.01);
};

const rowLinks = (page: Page) => page.locator('main [data-more-rows] li h3 a');
const pane = (page: Page) => page.getByRole('region', { name: 'Selected job' });
const paneTitle = (page: Page) => pane(page).getByRole('heading', { level: 2 }).first();

for (const brand of BRANDS) {
  test.describe(`on a wide ${brand} page`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    test.use({ viewport: WIDE });

    if (inTurn())
      test('the card of a job stays beside its text, with each control once', async ({
        page,
        site,
      }) => {
        const job = await findPlainJob(site, brand, CATEGORY[brand], 2);
        await recordLayoutShift(page);
        await newMember(page, site, brand);
        await page.goto(site.urlOf(brand, job));
        const apply = page.getByRole('button', { name: 'Apply', exact: true });
        await expect(apply).toHaveCount(1);
        await expect(page.getByRole('link', { name: 'Share this job' })).toHaveCount(1);
        const match = page.locator('[data-block-type="job-fit"]');
        await expect(match).toHaveCount(1);
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        const card = await apply.boundingBox();
        expect(card?.x).toBeGreaterThan(title?.x ?? 0);
        await page.waitForLoadState('networkidle');
        await expectNoShift(page);
        await page.evaluate(() => window.scrollTo(0, 400));
        await expect(apply).toBeInViewport();
        await expectNoBarriers(page);
      });

    if (inTurn())
      test('a selected job is shown beside the list, by its address also after a reload and by Back', async ({
        page,
        site,
      }) => {
        await recordLayoutShift(page);
        await page.goto(site.urlOf(brand, CATEGORY[brand]), { waitUntil: 'networkidle' });
        const [first, second] = [rowLinks(page).nth(0), rowLinks(page).nth(1)];
        const titles = [(await first.textContent()) ?? '', (await second.textContent()) ?? ''];
        await first.click();
        await expect(paneTitle(page)).toHaveText(titles[0] ?? '');
        await expect(page).toHaveURL(/#job-\d+$/);
        await expect(first).toHaveAttribute('aria-current', 'true');
        await second.click();
        await expect(paneTitle(page)).toHaveText(titles[1] ?? '');
        await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(
          await pane(page).getByRole('button', { name: 'Apply', exact: true }).count(),
        );
        await expectNoBarriers(page);
        await page.goBack();
        await expect(paneTitle(page)).toHaveText(titles[0] ?? '');
        await page.reload({ waitUntil: 'networkidle' });
        await expect(paneTitle(page)).toHaveText(titles[0] ?? '');
        await expectNoShift(page);
        await pane(page).getByRole('link', { name: 'Open full page' }).click();
        await expect(page).toHaveURL(/\/j\/[a-z0-9-]+-\d+$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
        await page.goBack();
        await expect(paneTitle(page)).toHaveText(titles[0] ?? '');
      });

    if (inTurn())
      test('J and K move, Enter opens the page, Escape closes', async ({ page, site }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]), { waitUntil: 'networkidle' });
        await expect(page.getByText(/^Select a job to read it here/)).toBeVisible();
        await rowLinks(page).first().focus();
        await page.keyboard.press('j');
        await page.keyboard.press('j');
        await expect(rowLinks(page).nth(2)).toBeFocused();
        await expect(paneTitle(page)).toHaveText((await rowLinks(page).nth(2).textContent()) ?? '');
        await page.keyboard.press('k');
        await expect(rowLinks(page).nth(1)).toBeFocused();
        const title = (await rowLinks(page).nth(1).textContent()) ?? '';
        await expect(paneTitle(page)).toHaveText(title);
        await page.keyboard.press('Escape');
        await expect(pane(page)).toBeHidden();
        await expect(page).toHaveURL(site.urlOf(brand, CATEGORY[brand]));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/j\/[a-z0-9-]+-\d+$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      });

    if (inTurn())
      test('more rows leave the selected job, and can be selected too', async ({ page, site }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]), { waitUntil: 'networkidle' });
        const first = rowLinks(page).first();
        const title = (await first.textContent()) ?? '';
        await first.click();
        await expect(paneTitle(page)).toHaveText(title);
        const { hash } = new URL(page.url());
        const before = await rowLinks(page).count();
        await page.getByRole('link', { name: /^Show .+ more jobs$/ }).click();
        await expect.poll(() => rowLinks(page).count()).toBeGreaterThan(before);
        await expect(paneTitle(page)).toHaveText(title);
        await expect(page).toHaveURL(new RegExp(`${hash}$`));
        await expect(first).toHaveAttribute('aria-current', 'true');
        const later = rowLinks(page).nth(before);
        await later.click();
        await expect(paneTitle(page)).toHaveText((await later.textContent()) ?? '');
        await expect(first).not.toHaveAttribute('aria-current');
      });

    if (inTurn())
      test('a member reads recommended and saved jobs beside their lists, by keys and by the address', async ({
        page,
        site,
      }) => {
        await logIn(page, site, brand, 'fresher', '/jobfeed');
        for (const path of ['/jobfeed', '/recommended-jobs']) {
          await page.goto(site.urlOf(brand, path), { waitUntil: 'networkidle' });
          await rowLinks(page).first().focus();
          await page.keyboard.press('j');
          const second = rowLinks(page).nth(1);
          await expect(second).toBeFocused();
          await expect(paneTitle(page)).toHaveText((await second.textContent()) ?? '');
          await expect(second).toHaveAttribute('aria-current', 'true');
          await expectNoBarriers(page);
          await page.reload({ waitUntil: 'networkidle' });
          await expect(paneTitle(page)).toHaveText((await second.textContent()) ?? '');
          await page.keyboard.press('Escape');
          await expect(pane(page)).toBeHidden();
          await expect(page).toHaveURL(site.urlOf(brand, path));
        }
        await page.locator('main [data-job-form="save"] button').first().click();
        await page.goto(site.urlOf(brand, '/saved-jobs'), { waitUntil: 'networkidle' });
        const saved = page.locator('main li[id^="job-"] h3 a').first();
        await saved.click();
        await expect(paneTitle(page)).toHaveText((await saved.textContent()) ?? '');
        await expect(page).toHaveURL(/\/saved-jobs#job-\d+$/);
        await page.setViewportSize(PHONE);
        await page.goto(site.urlOf(brand, '/saved-jobs'), { waitUntil: 'networkidle' });
        await saved.click();
        await expect(page).toHaveURL(/\/j\/[a-z0-9-]+-\d+$/);
      });

    if (inTurn())
      test('a list without jobs does not offer to read one beside it', async ({ page, site }) => {
        await page.goto(site.urlOf(brand, '/search/zxqwv.html'), { waitUntil: 'networkidle' });
        await expect(page.locator('[data-job-pane]')).toBeAttached();
        await expect(page.getByText(/^Select a job to read it here/)).toBeHidden();
      });

    if (inTurn())
      test('a click for another tab opens the page there', async ({ page, site, context }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]), { waitUntil: 'networkidle' });
        const opened = context.waitForEvent('page');
        await rowLinks(page)
          .first()
          .click({ modifiers: ['ControlOrMeta'] });
        expect(new URL((await opened).url()).pathname).toMatch(/^\/j\//);
        await expect(pane(page)).toBeHidden();
      });
  });
}

test.describe('in the pane of a wide page', () => {
  test.use({ viewport: WIDE });

  test('a member applies, and the pane says so', async ({ page, site }) => {
    const job = await findPlainJob(site, 'tech', CATEGORY.tech, 3);
    await logIn(page, site, 'tech', 'pro', CATEGORY.tech);
    await page.waitForLoadState('networkidle');
    await page.locator(`main [data-more-rows] a[href="${job}"]`).click();
    await pane(page).getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(pane(page).getByText(/^Applied on /)).toBeVisible();
    await expect(page).toHaveURL(/#job-\d+$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a job opens as a page, with the Apply bar and without the pane', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', CATEGORY.tech), { waitUntil: 'networkidle' });
    await expect(page.getByText(/^Select a job to read it here/)).toBeHidden();
    await expect(page.locator('[data-pane-state]')).toHaveCount(0);
    await rowLinks(page).first().click();
    await expect(page).toHaveURL(/\/j\/[a-z0-9-]+-\d+$/);
    await expect(page.locator('[data-block-type="job-actions"] button').first()).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: WIDE, javaScriptEnabled: false });

  test('a job opens as a page', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', CATEGORY.tech));
    await expect(page.getByText(/^Select a job to read it here/)).toBeHidden();
    await rowLinks(page).first().click();
    await expect(page).toHaveURL(/\/j\/[a-z0-9-]+-\d+$/);
  });
});
