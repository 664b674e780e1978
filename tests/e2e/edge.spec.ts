import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Layout } from '@broadsheet/contract/layout';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Browser, Page } from '@playwright/test';
import { Value } from 'typebox/value';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { whyNoVarnish } from '../edge/start-varnish.ts';
import { isHit, test } from './edge-test.ts';
import { createAccount } from './new-member.ts';
import {
  acceptCookies,
  countExposures,
  SEEN_BLOCK,
  servedArm,
  startExperiment,
} from './running-experiment.ts';
import { expect } from './site-test.ts';
import { beginChange, logIn, openVersion, publish, takeBack } from './studio-site.ts';

const missing = whyNoVarnish();
test.skip(missing !== null, missing ?? '');

/** Enough for the site to read its content again, and for pages to be stored until the change. */
const UNTIL_CHANGE_MS = timeLimit(12_000);

const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** Opens an address until Varnish answers it by itself. */
const openStored = async (page: Page, url: string): Promise<void> => {
  await expect.poll(async () => isHit(await page.goto(url))).toBe(true);
};

/** How often Varnish has done what a BFF has asked it to forget, and how often not. */
const countPurges = async (site: RunningSite) => {
  const text = await (await fetch(`http://127.0.0.1:${site.metricsPorts.bff}/metrics`)).text();
  const countOf = (outcome: string) =>
    Number(
      new RegExp(`^edge_purges_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
    );
  return { arePurged: countOf('purged') > 0, failed: countOf('failed') + countOf('expired') };
};

/** A page of somebody else, in another browser. */
const openVisitor = async (browser: Browser, url: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openStored(page, url);
  return { page, context };
};

test.describe('a member', () => {
  // Who logs out while the page still opens its stream is refused that.
  test.use({ refusals: [401] });

  test('is known after the login, nobody else sees it, and the logout ends it', async ({
    page,
    site,
    browser,
  }) => {
    const home = site.urlOf('tech', '/');
    const visitor = await openVisitor(browser, home);
    const { email, password } = await createAccount(site, 'tech');
    await page.goto(site.urlOf('tech', '/login?next=%2Ffaq'));
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.locator('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(site.urlOf('tech', '/faq'));
    await expect(account(page)).toContainText('Asha Rao');
    // The page of the class is stored, and says nothing of who is of it.
    await openStored(page, home);
    await expect(account(page)).toContainText('Asha Rao');
    expect(await (await page.goto(home))?.text()).not.toContain('Asha Rao');
    const own = await page.goto(site.urlOf('tech', '/myprofile'));
    expect(await own?.text()).toContain('Asha Rao');
    expect(isHit(own)).toBe(false);

    await openStored(visitor.page, home);
    await expect(account(visitor.page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await visitor.page.goto(site.urlOf('tech', '/myprofile'));
    await expect(visitor.page).toHaveURL(/\/login\?next=/);

    await page.goto(home);
    await account(page).getByText('Asha Rao').click();
    await account(page).getByRole('button', { name: 'Log out' }).click();
    await expect(account(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await openStored(page, home);
    await expect(account(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto(site.urlOf('tech', '/myprofile'));
    await expect(page).toHaveURL(/\/login\?next=/);
    await visitor.context.close();
  });
});

test('a band that is chosen changes the page of its browser alone', async ({
  page,
  site,
  browser,
}) => {
  const home = site.urlOf('tech', '/');
  const notices = (of: Page) => of.getByRole('region', { name: 'Highlights' });
  const visitor = await openVisitor(browser, home);
  await page.goto(home);
  await expect(notices(page)).toContainText('Fresher? Start here');
  const chooser = page.getByRole('region', { name: 'How many years of experience do you have?' });
  await chooser.getByRole('button', { name: '21–25 years' }).click();
  await expect(notices(page)).not.toContainText('Fresher? Start here');
  await openStored(page, home);
  await expect(notices(page)).toContainText('Build with generative AI');
  await expect(notices(page)).not.toContainText('Fresher? Start here');
  await openStored(visitor.page, home);
  await expect(notices(visitor.page)).toContainText('Fresher? Start here');
  await visitor.context.close();
});

test('what is published replaces the stored page, and so does its undoing', async ({
  page,
  site,
  browser,
}) => {
  const text = 'Nobody pays for a vacancy here.';
  const terms = site.urlOf('tech', '/terms');
  const visitor = await openVisitor(browser, terms);
  const isShown = async () => {
    await visitor.page.goto(terms);
    return visitor.page.getByText(text).isVisible();
  };
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  await page.getByRole('tab', { name: 'Other content' }).click();
  await page.getByRole('searchbox').fill('terms.md');
  await page.getByRole('button', { name: 'Edit Text: Terms' }).click();
  await beginChange(page, 'Terms at the edge');
  await page.getByRole('button', { name: 'Edit as text' }).click();
  const field = page.getByRole('textbox', { name: 'Content of Text: Terms' });
  await field.fill(`${await field.inputValue()}\n${text}\n`);
  await field.press('Control+s');
  await expect(page.getByText('No problems found.')).toBeVisible();
  await page.getByRole('link', { name: 'Terms at the edge' }).click();
  await openStored(visitor.page, terms);
  expect(await isShown()).toBe(false);
  await publish(page);
  await expect.poll(isShown).toBe(true);
  await openStored(visitor.page, terms);
  expect(await isShown()).toBe(true);
  await openVersion(page);
  await takeBack(page);
  await expect.poll(isShown).toBe(false);
  await expect.poll(() => countPurges(site)).toEqual({ arePurged: true, failed: 0 });
  await visitor.context.close();
});

test('an experiment gives a browser the same arm each time, and counts it once it has seen it', async ({
  page,
  site,
  context,
}) => {
  const home = site.urlOf('tech', '/');
  await openStored(page, home);
  const stop = startExperiment(site);
  try {
    await expect.poll(() => servedArm(site)).toBe('control');
    await acceptCookies(context, site);
    const visit = async () => {
      const response = await page.goto(home);
      const order = await page
        .locator('main > [data-block-id]')
        .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block-id')));
      return { order, isHit: isHit(response) };
    };
    const hasArm = async () => (await context.cookies()).some(({ name }) => name === 'arms');
    // Until the pages from before are purged.
    await expect.poll(async () => [await visit(), await hasArm()].at(1)).toBe(true);
    const before = await countExposures(site);
    const first = await visit();
    expect([await visit(), await visit(), await visit()]).toEqual([first, first, first]);
    expect(first.isHit).toBe(false);
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/exposures'));
    await page.locator(`[data-block-id="${SEEN_BLOCK}"]`).scrollIntoViewIfNeeded();
    expect((await reported).status()).toBe(204);
    await expect.poll(() => countExposures(site)).toBe(before + 1);
  } finally {
    stop();
  }
  await expect.poll(() => servedArm(site)).toBeUndefined();
  await openStored(page, home);
});

/** Adds a quote to the page about us that is there from an instant on; returns what takes it out. */
const scheduleQuote = (site: RunningSite, text: string, from: number): (() => void) => {
  const file = join(site.contentDir, 'layouts/aboutus.json');
  const before = readFileSync(file, 'utf8');
  const layout: unknown = JSON.parse(before);
  Value.Assert(Layout, layout);
  layout.blocks.scheduled = {
    type: 'quote',
    when: { from: new Date(from).toISOString() },
    settings: { text },
  };
  layout.order.splice(-1, 0, 'scheduled');
  writeFileSync(file, JSON.stringify(layout));
  return () => writeFileSync(file, before);
};

test('a scheduled change is on the page from its instant on, and not before', async ({
  page,
  site,
}) => {
  const text = 'The hour has struck.';
  const url = site.urlOf('tech', '/aboutus');
  await openStored(page, url);
  const isKnown = async (): Promise<boolean> => {
    const { cache } = await (await site.request('tech', '/api/layout?path=%2Faboutus')).json();
    return cache.key.includes('time');
  };
  const at = Math.ceil(Date.now() / 1_000) * 1_000 + UNTIL_CHANGE_MS;
  const takeOut = scheduleQuote(site, text, at);
  const visits: { before: number; after: number; isShown: boolean; isHit: boolean }[] = [];
  const visit = async (): Promise<boolean> => {
    const before = Date.now();
    const response = await page.goto(url);
    const after = Date.now();
    const isShown = await page.getByText(text).isVisible();
    visits.push({ before, after, isShown, isHit: isHit(response) });
    return isShown;
  };
  try {
    await expect.poll(isKnown).toBe(true);
    await expect.poll(visit, { intervals: [50], timeout: 3 * UNTIL_CHANGE_MS }).toBe(true);
    await expect.poll(async () => isHit(await page.goto(url))).toBe(true);
    await expect(page.getByText(text)).toBeVisible();
  } finally {
    takeOut();
  }
  expect(visits.filter(({ before, isShown }) => before >= at && !isShown)).toEqual([]);
  expect(visits.filter(({ after, isShown }) => after < at && isShown)).toEqual([]);
  // It was stored until then.
  expect(visits.filter((one) => one.isHit && !one.isShown).length).toBeGreaterThan(0);
});
