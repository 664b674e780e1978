import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { openChange, saveDocument } from '@broadsheet/publishing/edit-change';
import { loadGeneration } from '@broadsheet/publishing/live-texts';
import { publishChange, takeOverFiles } from '@broadsheet/publishing/publish-change';
import { openPublishingDatabase } from '@broadsheet/publishing/publishing-database';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { newMember } from './new-member.ts';
import { expect, test } from './site-test.ts';

const FILE = 'brand-configs/tech.json';
const PROJECT_FILE = fileURLToPath(new URL(`../../${FILE}`, import.meta.url));
const CHECKOUT = /\/subscribe\/checkout\/bs[0-9a-f]{18}$/;
const BY: StaffName = { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01', name: 'Asha' };

const pricedAt = (rupees: number): string => {
  const config = JSON.parse(readFileSync(PROJECT_FILE, 'utf8'));
  Object.assign(config.plans.proMembership, {
    priceRupees: rupees,
    perMonthRupees: Math.floor(rupees / config.plans.proMembership.months),
  });
  return JSON.stringify(config, null, 2);
};
const save = (site: RunningSite, text: string): void =>
  writeFileSync(join(site.contentDir, FILE), text);

const inPublishing = async <Result>(
  site: RunningSite,
  task: (database: ReturnType<typeof openPublishingDatabase>) => Promise<Result>,
): Promise<Result> => {
  const url = readFileSync(site.replicaEnv.DATABASE_URL_FILE ?? '', 'utf8').trim();
  const database = openPublishingDatabase(url);
  try {
    return await task(database);
  } finally {
    await database.close();
  }
};
const digestOf = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** As Studio publishes a change. */
const publish = (site: RunningSite, text: string) =>
  inPublishing(site, (database) =>
    database.run(async (queries) => {
      const beneath = readFileSync(join(site.contentDir, FILE), 'utf8');
      const change = await openChange(queries, 'New prices', { by: BY, at: Date.now() });
      const document = { file: FILE, text, version: null, live: digestOf(beneath), rebase: false };
      await saveDocument(queries, change, document, { by: BY, at: Date.now() });
      return publishChange(queries, {
        change,
        version: 2,
        generation: await loadGeneration(queries),
        needsReview: false,
        by: BY,
        at: Date.now(),
        beneath: () => ({ text: beneath, digest: digestOf(beneath) }),
        digestOf,
      });
    }),
  );

/** The membership page's price for all months. */
const shown = async (site: RunningSite): Promise<string> => {
  const html = await (await site.request('tech', '/subscribe/pro-membership')).text();
  return html.match(/name="amount" value="([\d.]+)"/)?.[1] ?? '';
};

const openPlans = async (page: Page, site: RunningSite) => {
  await newMember(page, site, 'tech');
  await page.goto(site.urlOf('tech', '/subscribe/pro-membership'));
};
const buy = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Buy Pro membership' }).click();

test.afterEach(async ({ site }) => {
  copyFileSync(PROJECT_FILE, join(site.contentDir, FILE));
  await inPublishing(site, (database) => database.run((all) => takeOverFiles(all, Date.now())));
  await expect.poll(() => shown(site)).toBe('999.00');
});

test('a price that is saved, or published by Studio, is shown and ordered', async ({
  page,
  site,
}) => {
  const main = page.locator('main');
  save(site, pricedAt(1_299));
  await expect.poll(() => shown(site)).toBe('1299.00');
  await openPlans(page, site);
  await buy(page);
  await expect(page).toHaveURL(CHECKOUT);
  await expect(main).toContainText('₹1,299');

  await publish(site, pricedAt(1_599));
  await expect.poll(() => shown(site)).toBe('1599.00');
  await page.goto(site.urlOf('tech', '/subscribe/pro-membership'));
  await buy(page);
  await expect(page).toHaveURL(CHECKOUT);
  await expect(main).toContainText('₹1,599');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a page that still shows the old price leads to the new one, and to no order', async ({
      page,
      site,
    }) => {
      const main = page.locator('main');
      await openPlans(page, site);
      // The cards are rendered once more for their reader; after that the page does not change.
      if (javaScriptEnabled)
        await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('Asha Rao');
      await expect(main).toContainText('₹999');
      save(site, pricedAt(1_299));
      await expect.poll(() => shown(site)).toBe('1299.00');
      await buy(page);
      await expect(main.getByRole('alert')).toContainText('The price changed');
      await expect(main).toContainText('₹1,299');
      await buy(page);
      await expect(page).toHaveURL(CHECKOUT);
      await expect(main).toContainText('₹1,299');
    });
  });

test('a price at fault is neither shown nor ordered: the last good one stays', async ({
  page,
  site,
}) => {
  await openPlans(page, site);
  save(site, pricedAt(0));
  await expect
    .poll(async () => {
      const answer = await fetch(`${site.replicaEnv.SERVICES_URL}/health/ready`);
      return answer.json();
    })
    .toMatchObject({ status: 'degraded', degraded: ['brand-configs'] });
  await buy(page);
  await expect(page).toHaveURL(CHECKOUT);
  await expect(page.locator('main')).toContainText('₹999');
});
