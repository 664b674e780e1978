import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { consentCookie } from '@broadsheet/contract/consent';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import type { BrowserContext, Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { readLayoutShift, recordLayoutShift } from './layout-shift.ts';
import { expect, test } from './site-test.ts';

const MIN_SEEN_SHIFT = 0.02;
const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
const BAND = { value: '8', name: '21–25 years' };
/** Texts of the first cards for everybody: one that this band does not see, and its replacement. */
const NOTICES: Readonly<Record<Brand, { readonly everybody: string; readonly band: string }>> = {
  tech: { everybody: 'Fresher? Start here', band: 'Build with generative AI' },
  management: {
    everybody: 'Management trainee jobs',
    band: 'HR business partner jobs',
  },
};

const chooser = (page: Page) =>
  page.getByRole('region', { name: 'How many years of experience do you have?' });
const chosen = (page: Page) => chooser(page).locator('[aria-current]');
const notices = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const storeBand = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'band', value: BAND.value, url }]);

/** How often a page has requested single blocks so far. */
const countRequests = (page: Page): (() => number) => {
  let requested = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/blocks') requested += 1;
  });
  return () => requested;
};

for (const brand of BRANDS) {
  const { everybody, band } = NOTICES[brand];

  test.describe(`the home page of ${brand}`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    if (inTurn())
      test('is whole for who has chosen nothing, and asks for no block again', async ({
        page,
        site,
      }) => {
        const requested = countRequests(page);
        await page.goto(site.urlOf(brand, '/'));
        await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
        await expect(notices(page)).toContainText(everybody);
        await expect(chosen(page)).toHaveCount(0);
        expect(requested()).toBe(0);
      });

    for (const [screen, viewport] of Object.entries(SCREENS))
      if (inTurn())
        test(`shows a choice once it is made, and moves nothing on a ${screen}`, async ({
          page,
          site,
        }) => {
          await page.setViewportSize(viewport);
          await recordLayoutShift(page);
          await page.goto(site.urlOf(brand, '/'));
          const requested = countRequests(page);
          await chooser(page).getByRole('button', { name: BAND.name }).click();
          await expect(chosen(page)).toHaveText(BAND.name);
          await expect(notices(page)).toContainText(band);
          await expect(notices(page)).not.toContainText(everybody);
          await expect(page.getByLabel('Experience', { exact: true })).toHaveValue(BAND.value);
          expect(requested()).toBe(1);
          expect(await readLayoutShift(page)).toBeLessThan(MIN_SEEN_SHIFT);
        });

    if (inTurn())
      test('shows the choice again to who comes back to it', async ({ page, site, context }) => {
        const home = site.urlOf(brand, '/');
        await storeBand(context, home);
        await page.goto(site.urlOf(brand, '/companies'));
        const replaced = page.waitForResponse((response) =>
          response.url().includes('/api/layout?'),
        );
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Broadsheet/ })
          .click();
        await replaced;
        await expect(page).toHaveURL(home);
        await expect(chosen(page)).toHaveText(BAND.name);
        await expect(notices(page)).not.toContainText(everybody);
      });

    for (const [screen, viewport] of Object.entries(SCREENS))
      if (inTurn())
        test(`asks no member for what the profile says, and moves nothing on a ${screen}`, async ({
          page,
          site,
          context,
        }) => {
          await page.setViewportSize(viewport);
          const caller = createCaller(site, brand);
          const body = { email: `basic@${brand}.example`, password: 'broadsheet demo' };
          await caller.call(login, { body });
          const own = { url: site.urlOf(brand, '/'), sameSite: 'Lax' } as const;
          await context.addCookies([
            { name: 'token', value: caller.token ?? '', httpOnly: true, ...own },
            { name: 'member', value: '1', ...own },
            { name: 'consent', value: consentCookie('necessary'), ...own },
          ]);
          await recordLayoutShift(page);
          await page.goto(own.url);
          const known = page.getByRole('region', { name: 'Jobs for 2–3 years of experience' });
          await expect(known.getByRole('link', { name: 'Jobs for you' })).toBeVisible();
          await expect(chooser(page)).toHaveCount(0);
          expect(await readLayoutShift(page)).toBeLessThan(MIN_SEEN_SHIFT);
        });

    if (inTurn())
      test('leaves a block alone in which somebody is', async ({ page, site, context }) => {
        const home = site.urlOf(brand, '/');
        await storeBand(context, home);
        let answer = (): void => {};
        const focused = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route('**/api/blocks?*', async (route) => {
          await focused;
          await route.continue();
        });
        await page.goto(home);
        const button = chooser(page).getByRole('button', { name: 'Any' });
        await button.focus();
        answer();
        await expect(notices(page)).toContainText(band);
        await expect(button).toBeFocused();
        await expect(chosen(page)).toHaveCount(0);
      });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      if (inTurn())
        test('is whole, and claims nothing of a choice that it cannot show', async ({
          page,
          site,
          context,
        }) => {
          const home = site.urlOf(brand, '/');
          await storeBand(context, home);
          await page.goto(home);
          await expect(notices(page)).toContainText(band);
          await expect(chosen(page)).toHaveCount(0);
          await expect(page.locator('[data-block-state]')).toHaveCount(0);
          await expect(page.getByLabel('Experience', { exact: true })).toHaveValue('');
        });
    });
  });
}
