import { BRANDS } from '@broadsheet/contract/brand';
import type { Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { readLayoutShift, recordLayoutShift } from './layout-shift.ts';
import {
  acceptCookies,
  countExposures,
  EXPERIMENT,
  SEEN_BLOCK,
  servedArm,
  startExperiment,
} from './running-experiment.ts';
import { expect, test } from './site-test.ts';

const MIN_SEEN_SHIFT = 0.02;
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const seenReport = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/exposures'));

test.describe('the question about cookies', () => {
  test('is asked once in the same words, moves nothing and covers no focus', async ({
    page,
    site,
    context,
  }) => {
    await recordLayoutShift(page);
    await page.goto(site.urlOf('tech', '/faq'));
    await expect(notice(page)).toBeVisible();
    expect(await readLayoutShift(page)).toBeLessThan(MIN_SEEN_SHIFT);
    const covered = await page.evaluate(async () => {
      const region = document.querySelector('section[aria-label="Cookies"]');
      const links = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')];
      const outside = links.filter((link) => !region?.contains(link) && link.checkVisibility());
      const hidden: string[] = [];
      for (const link of outside) {
        link.focus();
        const top = region?.getBoundingClientRect().top ?? 0;
        if (link.getBoundingClientRect().top >= top) hidden.push(link.textContent ?? '');
      }
      return { hidden, visible: outside.length };
    });
    expect(covered.hidden).toEqual([]);
    expect(covered.visible).toBeGreaterThan(20);

    await notice(page).getByRole('button', { name: 'Only necessary' }).focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveCount(0);
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    expect(cookies).toEqual(['consent=necessary.1']);
    await page.reload();
    await page.waitForLoadState('load');
    await expect(notice(page)).toHaveCount(0);
    const earlier = { name: 'consent', value: 'necessary.0', url: site.urlOf('tech', '/') };
    await context.addCookies([earlier]);
    await page.reload();
    await expect(notice(page)).toBeVisible();
  });

  test('has each answer in one line on a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.urlOf('tech', '/faq'));
    await expect(notice(page)).toBeVisible();
    const lines = await notice(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return range.getClientRects().length;
        }),
      );
    expect(lines).toEqual([1, 1]);
  });

  test('can be answered again on the page about cookies, without JavaScript', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.urlOf('tech', '/cookiepolicy'));
    await page.getByRole('main').getByRole('button', { name: 'Accept' }).click();
    await page.waitForURL(site.urlOf('tech', '/cookiepolicy'));
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).toEqual(['consent', 'vid']);
    await context.close();
  });
});

test.describe('the question about cookies without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is asked on the page, answered by its form, and not asked again', async ({
    page,
    site,
    context,
  }) => {
    const path = '/search?query=java&page=2';
    await page.goto(site.urlOf('tech', path));
    const address = page.url();
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', { name: 'Only necessary' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    expect(cookies).toEqual(['consent=necessary.1']);
    await page.goto(site.urlOf('tech', '/faq'));
    await expect(notice(page)).toHaveCount(0);
  });
});

for (const brand of BRANDS)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`the first paint of ${brand}, ${colorScheme}`, () => {
      const inTurn = byTurns(BRANDS.indexOf(brand), colorScheme === 'light' ? 0 : 1);
      test.use({ colorScheme, viewport: { width: 390, height: 844 } });

      /** The ways in which the question was seen, one for each frame until the page is loaded. */
      const recordFrames = (page: Page) =>
        page.addInitScript(() => {
          const frames = new Set<string>();
          Object.assign(window, { questionFrames: frames });
          const check = (): void => {
            const question = document.getElementById('cookie-question');
            if (document.getElementById('main') && question) {
              const { display, position, color } = getComputedStyle(question);
              frames.add(display === 'none' ? 'hidden' : `${display} ${position} ${color}`);
            }
            requestAnimationFrame(check);
          };
          requestAnimationFrame(check);
        });
      const readFrames = (page: Page) =>
        page.evaluate(() => [...(Reflect.get(window, 'questionFrames') as Set<string>)]);

      if (inTurn())
        test('has the question in its final look from the first frame', async ({ page, site }) => {
          await recordFrames(page);
          await page.goto(site.urlOf(brand, '/'), { waitUntil: 'load' });
          await expect(notice(page)).toBeVisible();
          const frames = await readFrames(page);
          expect(frames).toHaveLength(1);
          expect(frames[0]).toMatch(/^block fixed rgb/);
        });

      if (inTurn())
        test('never has the question where it is answered', async ({ page, site, context }) => {
          const answer = { name: 'consent', value: 'all.1', url: site.urlOf(brand, '/') };
          await context.addCookies([answer]);
          await recordFrames(page);
          await page.goto(site.urlOf(brand, '/'), { waitUntil: 'load' });
          expect(await readFrames(page)).toEqual(['hidden']);
        });
    });

test.describe('an experiment that counts who has seen a block', () => {
  let stopExperiment = () => {};
  test.beforeEach(async ({ site, context }) => {
    stopExperiment = startExperiment(site);
    await expect.poll(() => servedArm(site)).toBe('control');
    await acceptCookies(context, site);
  });
  test.afterEach(async ({ site }) => {
    stopExperiment();
    await expect.poll(() => servedArm(site)).toBeUndefined();
  });

  test('counts nobody on arrival, and counts when the block was in sight', async ({
    page,
    site,
  }) => {
    const before = await countExposures(site);
    await page.goto(site.urlOf('tech', '/'));
    expect(await countExposures(site)).toBe(before);
    const reported = seenReport(page);
    await page.locator(`[data-block-id="${SEEN_BLOCK}"]`).scrollIntoViewIfNeeded();
    const report = await reported;
    expect(report.status()).toBe(204);
    expect(report.request().postDataJSON()).toEqual({ path: '/', experiment: EXPERIMENT });
    await expect.poll(() => countExposures(site)).toBe(before + 1);
  });

  test('counts after soft navigation too, and keeps the arm', async ({ page, site, context }) => {
    await page.goto(site.urlOf('tech', '/faq'));
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL(site.urlOf('tech', '/'));
    const reported = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/exposures') &&
        response.request().postDataJSON().experiment === EXPERIMENT,
    );
    await page.locator(`[data-block-id="${SEEN_BLOCK}"]`).scrollIntoViewIfNeeded();
    expect((await reported).status()).toBe(204);
    const names = (await context.cookies()).map(({ name }) => name).sort();
    expect(names).toEqual(['arms', 'consent', 'vid']);
    const order = () =>
      page
        .locator('main > [data-block-id]')
        .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block-id')));
    const shown = await order();
    await page.reload();
    expect(await order()).toEqual(shown);
  });
});

test('a page fetched ahead is counted when it is shown', async ({ page, site }) => {
  await page.goto(site.urlOf('tech', '/faq'));
  const link = page.locator('footer a[href="/terms"]').first();
  const prefetch = page.waitForRequest((request) => request.headers().purpose === 'prefetch');
  await link.hover();
  expect((await prefetch).url()).toContain('path=%2Fterms');
  const reported = seenReport(page);
  await link.click();
  expect((await reported).request().postDataJSON()).toEqual({ path: '/terms' });
});
