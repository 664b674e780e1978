import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BRANDS } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import type { Preview } from '@broadsheet/contract/preview';
import { withPreview } from '@broadsheet/contract/preview-path';
import { signPreview } from '@broadsheet/preview/preview-token';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { byTurns } from './by-turns.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const BROADSHEET = fileURLToPath(new URL('../../packages/cli/bin/broadsheet.js', import.meta.url));

/** What `npx broadsheet` prints where the site runs. */
const runCommand = async (
  { siteSecret, contentDir }: RunningSite,
  ...args: string[]
): Promise<string> => {
  const env = { ...process.env, SITE_SECRET: siteSecret };
  const all = [BROADSHEET, ...args, '--dir', contentDir];
  return (await promisify(execFile)(process.execPath, all, { env })).stdout;
};

const previewOf = async (
  { siteSecret }: RunningSite,
  path: string,
  preview: Omit<Preview, 'expires'>,
): Promise<string> => {
  const now = Date.now();
  const expires = new Date(now + HOUR_MS).toISOString();
  return withPreview(path, await signPreview({ ...preview, expires }, siteSecret, now));
};

const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

for (const brand of BRANDS) {
  for (const { name, viewport, colorScheme } of SCREENS) {
    test.describe(`a preview of ${brand} on a ${name}, ${colorScheme}`, () => {
      const inTurn = byTurns(
        BRANDS.indexOf(brand),
        SCREENS.findIndex((screen) => screen.name === name),
      );
      test.use({ viewport, colorScheme });

      if (inTurn())
        test('says who sees it and why, by keys alone and without a finding of axe', async ({
          page,
          site,
        }) => {
          const audience = { cohort: 'freshers', device: 'phone' } as const;
          const at = '2026-11-05T09:00:00+05:30';
          const path = await previewOf(site, '/', { brand, audience, at });
          await page.goto(site.urlOf(brand, path));
          const panel = page.getByRole('complementary', { name: 'Preview' });
          const summary = panel.locator('summary');
          await expect(summary).toBeInViewport();
          await expect(summary).toContainText('fresher');
          await expect(summary).toContainText('5 November 2026');
          const details = panel.getByRole('region', { name: 'About this preview' });
          await expect(details).toBeHidden();
          await summary.focus();
          await page.keyboard.press('Enter');
          await expect(details).toBeVisible();
          await expect(details).toContainText('Previews are not counted');
          await page.keyboard.press('Tab');
          await expect(details).toBeFocused();
          // The open panel covers the page, of which it may leave a strip of a field.
          await expectNoBarriers(page, 'main');
        });
    });
  }
}

test('links lead out of a preview, and its stylesheet stays behind', async ({ page, site }) => {
  const path = await previewOf(site, '/', { brand: 'tech', audience: { cohort: 'freshers' } });
  await page.goto(site.urlOf('tech', path));
  const sheets = page.locator('link[rel="stylesheet"][href*="/preview-"]');
  await expect(sheets).toHaveCount(1);
  await page.locator('main a[href^="/c/"]').first().click();
  await expect(page).not.toHaveURL(/preview=/);
  await expect(page.locator('.preview')).toHaveCount(0);
  await expect(sheets).toHaveCount(0);
});

test('works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const path = await previewOf(site, '/faq', { brand: 'management', audience: {} });
  await page.goto(site.urlOf('management', path));
  await page.locator('.preview summary').click();
  await expect(page.locator('.preview-blocks li').first()).toBeVisible();
  await context.close();
});

test('is what the command prints a link to, and what the site explains when it is asked', async ({
  page,
  site,
}) => {
  const args = ['--path', '/', '--device', 'phone', '--site', site.urlOf('tech', '')];
  const printed = await runCommand(site, 'preview', ...args);
  await page.goto(printed.split('\n')[0] ?? '');
  await expect(page.locator('.preview summary')).toContainText('on a phone');
  const revision = /sha256:[0-9a-f]{64}/.exec(await page.content())?.[0];
  const explained = await runCommand(site, 'explain', ...args, '--source', 'live');
  expect(explained).toContain('page home\n');
  expect(explained).toContain(`revision  ${revision}`);
});
