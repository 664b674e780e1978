import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { expect } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { test } from './site-test.ts';
import { logIn, publish, takeBack } from './studio-site.ts';

/** A live page can be up to a second behind its publication. */
const statusOf = (site: RunningSite, path: string, brand: Brand = 'tech') =>
  expect.poll(async () => (await site.request(brand, path)).status);

test.describe('a landing page', () => {
  test.use({ refusals: [404] });

  test('is made, published on one site with its redirect, found, moved and undone, in a few clicks', async ({
    page,
    site,
  }) => {
    const live = (path: string) => site.urlOf('tech', path);
    await page.goto(live('/studio/'));
    await logIn(page, 'marketer@tech.example');
    let clicks = 0;
    await page.exposeFunction('countClick', () => {
      clicks += 1;
    });
    await page.evaluate(() => {
      document.addEventListener('click', () => void Reflect.get(window, 'countClick')(), true);
    });

    await page.getByRole('button', { name: 'New page…' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByLabel('Title').fill('Jobs for Diwali');
    await expect(dialog.getByLabel('URL', { exact: true })).toHaveValue('/jobs-for-diwali');
    await dialog.getByLabel('Description').fill('Companies that hire before the holidays.');
    await dialog.getByText('Broadsheet Management', { exact: true }).click();
    await dialog.getByLabel('Old URL that leads here').fill('/festival-offers');
    await expectNoBarriers(page, 'main');
    await dialog.getByRole('button', { name: 'Create page' }).click();

    await expect(page.getByRole('heading', { name: 'Page: Jobs for Diwali' })).toBeVisible();
    const canvas = page.frameLocator('iframe[title="Preview: page"]').first();
    await expect(canvas.getByRole('heading', { name: 'Jobs for Diwali', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'New page: Jobs for Diwali' }).click();
    await expect(page.getByText('No problems found. Ready to publish.')).toBeVisible();
    await publish(page);
    expect(clicks).toBeGreaterThan(3);
    expect(clicks).toBeLessThanOrEqual(12);

    await statusOf(site, '/jobs-for-diwali').toBe(200);
    await statusOf(site, '/festival-offers').toBe(301);
    await statusOf(site, '/jobs-for-diwali', 'management').toBe(404);
    const sitemap = await site.request('tech', '/sitemap-pages.xml');
    expect(await sitemap.text()).toContain('/jobs-for-diwali<');

    const visitor = await page.context().newPage();
    await visitor.goto(live('/festival-offers'));
    await expect(visitor).toHaveURL(live('/jobs-for-diwali'));
    await expect(visitor).toHaveTitle('Jobs for Diwali | Broadsheet Tech');
    await expectNoBarriers(visitor);
    await visitor.close();

    await takeBack(page);
    await statusOf(site, '/jobs-for-diwali').toBe(404);
    await statusOf(site, '/festival-offers').toBe(404);
  });

  test('gets another address with a redirect from its former one, and is archived', async ({
    page,
    site,
  }) => {
    const live = (path: string) => site.urlOf('tech', path);
    await page.goto(live('/studio/'));
    await logIn(page, 'marketer@tech.example');
    await page.getByRole('button', { name: 'New page…' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByLabel('Title').fill('Campus drive');
    await dialog.getByLabel('URL', { exact: true }).fill('/faq');
    await expect(dialog.getByText('The site needs this URL for its own pages.')).toBeVisible();
    await dialog.getByLabel('URL', { exact: true }).fill('/campus');
    await dialog.getByRole('button', { name: 'Create page' }).click();
    await expect(dialog.getByText('A page needs a description.')).toBeVisible();
    await dialog.getByLabel('Description').fill('Jobs for students of the final year.');
    await dialog.getByLabel('Start with').selectOption({ label: 'A copy of Women at work' });
    await dialog.getByRole('button', { name: 'Create page' }).click();
    await page.getByRole('link', { name: 'New page: Campus drive' }).click();
    await publish(page);
    await statusOf(site, '/campus').toBe(200);

    await page.goto(live('/studio/pages'));
    await page.getByRole('button', { name: 'Edit Campus drive' }).click();
    await page.getByRole('dialog').getByLabel('Draft name').fill('Move the campus page');
    await page.getByRole('button', { name: 'Start editing' }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const settings = page.getByRole('region', { name: 'Page settings' });
    await settings.getByLabel('URL', { exact: true }).fill('/campus-2027');
    await settings.getByRole('button', { name: 'Redirect /campus' }).click();
    await expect(
      settings.getByText('Visitors who use /campus will come to the new URL.'),
    ).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectNoBarriers(page, 'iframe');
    await page.getByRole('link', { name: 'Move the campus page' }).click();
    await publish(page);
    await statusOf(site, '/campus-2027').toBe(200);
    await statusOf(site, '/campus').toBe(301);

    await page.goto(live('/studio/pages'));
    await page.getByRole('tab', { name: 'Redirects' }).click();
    await expect(page.getByRole('row', { name: /^\/campus \/campus-2027/ })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Edit redirects…' }).click();
    await page.getByRole('dialog').getByLabel('Draft name').fill('Help moved');
    await page.getByRole('button', { name: 'Start editing' }).click();
    const added = page.getByRole('region', { name: 'New redirect' });
    await added.getByLabel('Old URL').fill('help.php');
    await added.getByLabel('New URL').fill('/faq');
    await added.getByRole('button', { name: 'Add redirect' }).click();
    await expect(added.getByText(/^Both start with/)).toBeVisible();
    await added.getByLabel('Old URL').fill('/help.php');
    await added.getByRole('button', { name: 'Add redirect' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('No problems found.')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('link', { name: 'Help moved' }).click();
    await publish(page);
    await statusOf(site, '/help.php').toBe(301);
  });
});
