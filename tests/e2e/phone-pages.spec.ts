import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { serveInPieces } from './serve-in-pieces.ts';
import { expect, test } from './site-test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MAX_SCREENS = 6;
const MAX_FOOTER_HEIGHT = 420;
const CATEGORY = { tech: '/c/backend-jobs', management: '/c/banking-finance-jobs' } as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
const footerHeight = (page: Page) =>
  page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);

const logIn = async (page: Page, site: RunningSite, brand: Brand, next: string) => {
  await page.goto(site.urlOf(brand, `/login?next=${encodeURIComponent(next)}`));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(`basic@${brand}.example`);
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.urlOf(brand, next));
};

/** The distance of an element from the foot of the window. */
const fromFoot = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom);

/** Runs in the page: the tag of the largest contentful paint. */
const recordLargestPaint = () =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('element' in entry && entry.element instanceof Element)
        document.documentElement.dataset.largestPaint = entry.element.tagName;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

for (const brand of BRANDS) {
  test.describe(`on a phone, ${brand}`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    test.use(PHONE);

    if (inTurn())
      test('home is at most six screens high, and each of its sections is there', async ({
        page,
        site,
      }) => {
        const pictures: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
        });
        await page.goto(site.urlOf(brand, '/'), { waitUntil: 'networkidle' });
        const wide = page.locator('[data-block-id="search"] source');
        expect(pictures).not.toContain(await wide.getAttribute('srcset'));
        const sections = await page.locator('main > [data-block-id]').count();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(sections).toBeGreaterThanOrEqual(18);
        expect(height).toBeLessThanOrEqual(MAX_SCREENS * 844);
        await expectNoBarriers(page);
      });

    if (inTurn())
      test('home shows a small picture beside its headline, with the search in the first screen', async ({
        page,
        site,
      }) => {
        await page.addInitScript(recordLargestPaint);
        await page.goto(site.urlOf(brand, '/'), { waitUntil: 'networkidle' });
        const search = page.locator('[data-block-id="search"]');
        const picture = search.locator('img');
        await expect(picture).toBeInViewport({ ratio: 1 });
        const { bytes, width } = await picture.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const { byteLength } = await (await fetch(image.currentSrc)).arrayBuffer();
          return { bytes: byteLength, width: image.getBoundingClientRect().width };
        });
        expect(width).toBe(128);
        expect(bytes).toBeLessThanOrEqual(6_000);
        await expect(search.getByRole('button', { name: 'Find jobs' })).toBeInViewport();
        const largest = await page.evaluate(() => document.documentElement.dataset.largestPaint);
        expect(['H1', 'P']).toContain(largest);
      });

    if (inTurn())
      test('a list to swipe scrolls to each link by keyboard, and does not widen the page', async ({
        page,
        site,
      }) => {
        await page.goto(site.urlOf(brand, '/'), { waitUntil: 'networkidle' });
        const list = page.locator('[data-block-id="skills"] ul');
        expect(await list.evaluate((shelf) => shelf.scrollWidth > shelf.clientWidth)).toBe(true);
        const last = list.getByRole('link').last();
        await expect(last).not.toBeInViewport();
        await last.focus();
        await expect(last).toBeInViewport();
      });

    if (inTurn())
      test('the footer is short: its groups are folded and open by keyboard', async ({
        page,
        site,
      }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]));
        expect(await footerHeight(page)).toBeLessThanOrEqual(MAX_FOOTER_HEIGHT);
        const terms = page.locator('footer').getByRole('link', { name: 'Terms of use' });
        await expect(terms).toBeHidden();
        await page.locator('footer summary').filter({ hasText: 'About' }).focus();
        await page.keyboard.press('Enter');
        await expect(terms).toBeVisible();
        await expectNoBarriers(page);
      });

    if (inTurn())
      test('registration and checkout have one line of legal links, and no bar', async ({
        page,
        site,
      }) => {
        await page.goto(site.urlOf(brand, '/registration/addPersonalDetails'));
        await expect(bar(page)).toHaveCount(0);
        await expect(page.locator('footer').getByRole('link')).toHaveText([
          'Terms',
          'Privacy policy',
          'Refund policy',
          'Contact us',
        ]);
        expect(await footerHeight(page)).toBeLessThanOrEqual(140);
        await expectNoBarriers(page);
      });

    if (inTurn())
      test('the bar leads a visitor to a page of members by the login', async ({ page, site }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]));
        await expect(bar(page).getByRole('link')).toHaveText([
          'Jobs for you',
          'Search',
          'Applied',
          'Messages',
          'Profile',
        ]);
        await expect(bar(page).getByRole('link', { name: 'Search' })).toHaveAttribute(
          'aria-current',
          'page',
        );
        await bar(page).getByRole('link', { name: 'Applied' }).click();
        await expect(page).toHaveURL(/\/login\?next=%2Fapplied-jobs$/);
      });

    if (inTurn())
      test('the bar marks the page of a member', async ({ page, site }) => {
        await logIn(page, site, brand, '/jobfeed');
        const current = bar(page).locator('[aria-current="page"]');
        await expect(current).toHaveText('Jobs for you');
        await bar(page).getByRole('link', { name: 'Profile' }).click();
        await expect(page).toHaveURL(site.urlOf(brand, '/myprofile'));
        await expect(current).toHaveText('Profile');
      });

    if (inTurn())
      test('the bar covers neither the cookie question nor the end of the page, and gives way to a keyboard', async ({
        page,
        site,
      }) => {
        await page.goto(site.urlOf(brand, CATEGORY[brand]));
        const questionBottom = 844 - (await fromFoot(page, '#cookie-question'));
        const barTop = await bar(page)
          .getByRole('list')
          .evaluate((list) => list.getBoundingClientRect().top);
        expect(questionBottom).toBeLessThanOrEqual(barTop + 1);
        await page.getByRole('button', { name: 'Only necessary' }).click();
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect.poll(() => fromFoot(page, 'footer')).toBeGreaterThanOrEqual(844 - barTop - 1);
        await page.goto(site.urlOf(brand, '/'));
        await page.getByRole('combobox', { name: 'Job title, skill or company' }).focus();
        await expect(bar(page)).toBeHidden();
      });
  });
}

test.describe('on a phone with a slow network', () => {
  test.use({ ...PHONE, pressesEarly: true });

  test('the cookie question has its position before the bar below it has arrived', async ({
    page,
    site,
  }) => {
    const pieces = await serveInPieces(site, 'tech', '</main>');
    try {
      const question = page.getByRole('region', { name: 'Cookies' });
      await page.goto(`${pieces.url}/aboutus`, { waitUntil: 'commit' });
      await expect(question).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      const before = await question.boundingBox();
      pieces.release();
      await expect(bar(page).getByRole('listitem').first()).toBeVisible();
      expect(await question.boundingBox()).toEqual(before);
    } finally {
      await pieces.close();
    }
  });
});

test.describe('on a phone of 320 pixels, and with text of twice the size', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the bar, the footer and home have no barrier', async ({ page, site }) => {
    for (const path of ['/', '/c/backend-jobs']) {
      await page.goto(site.urlOf('tech', path), { waitUntil: 'networkidle' });
      await expectNoBarriers(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoBarriers(page);
    await expect(bar(page).getByRole('list')).toHaveCSS('position', 'static');
  });
});

test.describe('on a desktop', () => {
  test('there is no bar, and the footer shows all its links', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', '/c/backend-jobs'));
    await expect(page.locator('[data-block-type="bottom-bar"] nav')).toBeHidden();
    await expect(page.locator('footer').getByRole('link', { name: 'Terms of use' })).toBeVisible();
    await expect(page.locator('footer summary').first()).toBeHidden();
    await expectNoBarriers(page);
  });

  test('home has a picture beside its search', async ({ page, site }) => {
    await page.goto(site.urlOf('management', '/'));
    const picture = page.locator('[data-block-id="search"] img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(960);
  });
});
