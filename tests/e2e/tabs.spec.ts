import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const ADDRESS = '/tabs-trial';
const IMAGE = '/media/5935cf43ab466c201c9caa14a8ac56c75f1beb6ff295ba848067bb00d658d158.webp';
const LAYOUT = {
  page: 'landing/tabs-trial',
  address: ADDRESS,
  seo: { title: 'Tabs', description: 'A page whose blocks are under tabs.', listed: false },
  blocks: {
    header: { type: 'site-header' },
    heading: { type: 'heading', settings: { title: 'Jobs by topic' } },
    topics: {
      type: 'tabs',
      settings: {
        first: 'Software engineering',
        second: 'Data and analytics',
        third: 'Product management',
        fourth: 'Quality assurance',
      },
      slots: { first: ['about'], second: ['film'], third: ['view'], fourth: ['quality'] },
    },
    about: { type: 'rich-text', settings: { text: 'Teams that build.' } },
    film: {
      type: 'video',
      settings: { title: 'A day with data', videoUrl: 'https://youtu.be/ScMzIvxBSi4' },
    },
    view: { type: 'picture', settings: { imageUrl: IMAGE, imageText: 'An office' } },
    quality: { type: 'rich-text', settings: { text: 'Teams that test.' } },
    footer: { type: 'site-footer' },
  },
  order: ['header', 'heading', 'topics', 'footer'],
};

const fileOf = (site: RunningSite) => join(site.contentDir, 'layouts/landing/tabs-trial.json');
const statusOf = async (site: RunningSite) => (await site.request('tech', ADDRESS)).status;

test.use({ refusals: [401] });
test.beforeEach(async ({ site }) => {
  writeFileSync(fileOf(site), JSON.stringify(LAYOUT));
  await expect.poll(() => statusOf(site)).toBe(200);
});
test.afterEach(async ({ site }) => {
  rmSync(fileOf(site));
  await expect.poll(() => statusOf(site)).toBe(404);
});

test('one tab is shown at a time, moved by keys, and its blocks work once it is open', async ({
  page,
  site,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(IMAGE)) pictures.push(request.url());
  });
  await page.goto(site.urlOf('tech', ADDRESS));
  const tabOf = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Software engineering');
  await expect(page.getByText('Teams that build.')).toBeVisible();
  await expectNoBarriers(page);
  await tabOf('Software engineering').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabOf('Data and analytics')).toBeFocused();
  await expect(page.getByText('Teams that build.')).toBeHidden();
  await page.getByRole('link', { name: /^Play video/ }).click();
  await expect(page.getByRole('button', { name: 'Play this video' })).toBeVisible();
  await expectNoBarriers(page);
  expect(pictures).toEqual([]);
  await tabOf('Product management').click();
  await expect(page.getByRole('img', { name: 'An office' })).toBeVisible();
  await expect.poll(() => pictures.length).toBe(1);
});

test('a link with a fragment opens its tab, also from another page of the site', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', `${ADDRESS}#topics-fourth`));
  await expect(page.getByText('Teams that test.')).toBeInViewport();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Quality assurance');
  await page.goto(site.urlOf('tech', '/faq'));
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'Data jobs';
    document.querySelector('main')?.prepend(link);
  }, `${ADDRESS}#topics-second`);
  await page.getByRole('link', { name: 'Data jobs' }).click();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Data and analytics');
  await expect(page.getByRole('link', { name: /^Play video/ })).toBeInViewport();
});

for (const { brand, width, scheme } of [
  { brand: 'tech', width: 390, scheme: 'dark' },
  { brand: 'management', width: 390, scheme: 'light' },
  { brand: 'management', width: 768, scheme: 'dark' },
  { brand: 'tech', width: 1440, scheme: 'dark' },
] as const)
  test(`fits its screen, and moves nothing as it wakes: ${brand}, ${width} px, ${scheme}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.urlOf(brand, ADDRESS));
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expectNoBarriers(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const own = list
              .getEntries()
              .flatMap((entry) => (Reflect.get(entry, 'sources') ?? []) as { node: Node | null }[])
              .filter(({ node }) => node?.parentElement?.closest('[data-block-type="tabs"]'));
            resolve(own.length);
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBe(0);
    await page.getByRole('tab', { name: 'Quality assurance' }).click();
    await expect(page.getByRole('tab', { name: 'Quality assurance' })).toBeInViewport();
    await expect(page.getByText('Teams that test.')).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every tab is a section with a heading', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', ADDRESS));
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const name of ['Software engineering', 'Data and analytics', 'Quality assurance'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Teams that test.')).toBeVisible();
  });
});
