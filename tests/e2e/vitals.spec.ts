import { BRANDS } from '@broadsheet/contract/brand';
import { VITAL_SAMPLES } from '@broadsheet/contract/studio/health-calls';
import type { VitalsReport } from '@broadsheet/contract/vitals';
import type { BrowserContext, Page } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { logIn } from './studio-site.ts';

const LONG = { timeout: timeLimit(60_000), intervals: [500] };

/** A browser that no program drives, whose visit is drawn to be measured. */
const sampleVisits = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });
};

const nextReport = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/api/vitals'));
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

for (const brand of BRANDS)
  test(`a visit on ${brand} is measured once and reported when the page is hidden`, async ({
    page,
    site,
  }) => {
    await sampleVisits(page.context());
    const measuring = page.waitForResponse((response) => /report-vitals/.test(response.url()));
    await page.goto(site.urlOf(brand, '/?ref=mail'), { waitUntil: 'networkidle' });
    await measuring;
    await page.locator('h1').click();
    const sent = nextReport(page);
    await hide(page);
    const request = await sent;
    const { path, vitals } = request.postDataJSON() as VitalsReport;
    expect(path).toBe('/?ref=mail');
    const names = vitals.map(({ vital }) => vital);
    expect(names).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
    expect(vitals.find(({ vital }) => vital === 'LCP')?.block).toMatch(/^[a-z]/);
    expect((await request.response())?.status()).toBe(204);
  });

test('a browser that a program drives is not measured', async ({ page, site }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(site.urlOf('tech', '/'), { waitUntil: 'networkidle' });
  await hide(page);
  expect(requested.filter((url) => /vitals/.test(url))).toEqual([]);
});

test('Studio shows how fast pages are, and the slow ones first of all', async ({ page, site }) => {
  const report = {
    path: '/faq',
    vitals: [
      { vital: 'LCP', value: 4_800 },
      { vital: 'CLS', value: 0.02 },
    ],
  };
  for (let visit = 0; visit < VITAL_SAMPLES; visit += 1) {
    const { status } = await site.request('management', '/api/vitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(report),
    });
    expect(status).toBe(204);
  }
  await page.goto(site.urlOf('tech', '/studio/health'));
  await logIn(page, 'marketer@tech.example');
  await expect(async () => {
    await page.reload();
    await expect(
      page.getByRole('link', { name: /pages? (is|are) slow for visitors/ }),
    ).toBeVisible();
  }).toPass(LONG);
  const row = page.getByRole('table', { name: 'Speed for visitors' }).getByRole('row', {
    name: /FAQ.*Management site/,
  });
  await expect(row).toContainText('4.8 s, poor');
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoBarriers(page);
});
