import { COPY_CACHES, SAVE_QUEUE } from '@broadsheet/contract/offline';
import type { BrowserContext, Page } from '@playwright/test';
import { findPlainJob } from './find-plain-job.ts';
import { newMember } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

// A page that stays open after a logout asks once more for what is unread, and for news of the ended session.
test.use({ serviceWorkers: 'allow', refusals: [401, 418] });

/** What a browser notes about requests that a test without a network makes. */
const dropOfflineNotes = (complaints: string[]): void => {
  const others = complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
  complaints.splice(0, complaints.length, ...others);
};

const awaitWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Paths of pages with a copy. */
const copiesOf = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, cache);

/** All text that a browser has stored: caches with their headers, and the queue. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const response = await cache.match(key, { ignoreVary: true });
        texts.push(
          key.url,
          JSON.stringify([...(response?.headers ?? [])]),
          (await response?.text()) ?? '',
        );
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          reading.onsuccess = resolve;
        });
        texts.push(`${name}.${store}: ${JSON.stringify(reading.result)}`);
      }
      database.close();
    }
    texts.push(JSON.stringify(localStorage), JSON.stringify(sessionStorage));
    return texts.join('\n');
  });

/** As `storedText` has a queue that is not empty. */
const QUEUED = `${SAVE_QUEUE.database}.${SAVE_QUEUE.store}: [{`;

/** A page that hears that the network is back sends its queue. */
const stopSending = (page: Page) =>
  page.evaluate(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
  );

const goOffline = async (context: BrowserContext) => context.setOffline(true);

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)
  test(`on a ${device}, visited pages are readable offline, and others show what can be read`, async ({
    page,
    context,
    site,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(site.urlOf('tech', '/faq'), { waitUntil: 'networkidle' });
    await awaitWorker(page);
    await page.goto(site.urlOf('tech', '/c/backend-jobs'), { waitUntil: 'networkidle' });
    await expect.poll(() => copiesOf(page, COPY_CACHES.public)).toContain('/c/backend-jobs');

    await goOffline(context);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Backend');
    await expect(page.locator('.offline-notice')).toContainText("You're offline");
    await page.goto(site.urlOf('tech', '/aboutus'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline");
    await expect(page).toHaveTitle("You're offline | Broadsheet Tech");
    await expectNoBarriers(page);
    const copy = page.getByRole('link', { name: /Backend Job/ });
    await expect(copy).toBeVisible();
    await copy.click();
    await expect(page).toHaveURL(site.urlOf('tech', '/c/backend-jobs'));

    await context.setOffline(false);
    await page.goto(site.urlOf('tech', '/aboutus'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    await page.goto(site.urlOf('tech', '/c/backend-jobs'));
    await expect(page.locator('.offline-notice')).toHaveCount(0);
    dropOfflineNotes(complaints);
  });

test('a member reads saved jobs, and saves once more offline: it is sent once', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const caller = await newMember(page, site, 'tech');
  const job = await findPlainJob(site, 'tech', '/c/backend-jobs', 2);
  await page.goto(site.urlOf('tech', job), { waitUntil: 'networkidle' });
  await awaitWorker(page);
  const save = page.locator('main [data-job-form="save"] button').first();
  await save.click();
  await expect(page.locator('#toasts').getByText(/saved/i).first()).toBeVisible();
  await page.goto(site.urlOf('tech', '/saved-jobs'), { waitUntil: 'networkidle' });
  await expect.poll(() => copiesOf(page, COPY_CACHES.own)).toContain('/applied-jobs');
  await expect.poll(() => copiesOf(page, COPY_CACHES.public)).toContain(job);

  await goOffline(context);
  await page.reload();
  await expect(page.locator('.offline-notice')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 saved job' })).toBeVisible();
  await page.goto(site.urlOf('tech', job));
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/job/jobdetail/')) sent.push(pathname);
  });
  const star = page.locator('main [data-job-form="save"] button').first();
  const before = await star.getAttribute('aria-pressed');
  await star.click();
  await expect(page.locator('#toasts')).toContainText("We'll");
  const after = before === 'true' ? 'false' : 'true';
  await expect(star).toHaveAttribute('aria-pressed', after);
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect(page.locator('#toasts')).toContainText("You're back online");
  await page.goto(site.urlOf('tech', '/saved-jobs'), { waitUntil: 'networkidle' });
  expect(sent).toEqual([`/api/job/jobdetail/${after === 'true' ? 'save' : 'unsave'}`]);
  expect(caller.token).not.toBe('');
  dropOfflineNotes(complaints);
});

for (const how of [
  'a logout',
  'an ended session',
  'another login',
  'a login by a provider',
] as const)
  test(`after ${how} nothing of a member is left in the browser`, async ({
    page,
    context,
    site,
    complaints,
  }) => {
    const caller = await newMember(page, site, 'tech');
    const job = await findPlainJob(site, 'tech', '/c/backend-jobs', 3);
    await page.goto(site.urlOf('tech', job), { waitUntil: 'networkidle' });
    await awaitWorker(page);
    await page.goto(site.urlOf('tech', '/saved-jobs'), { waitUntil: 'networkidle' });
    await expect.poll(() => copiesOf(page, COPY_CACHES.own)).toContain('/applied-jobs');
    await page.goto(site.urlOf('tech', job), { waitUntil: 'networkidle' });
    await goOffline(context);
    await page.locator('main [data-job-form="save"] button').first().click();
    await expect(page.locator('#toasts')).toContainText("We'll");
    const owner = await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const [key] = await cache.keys();
      return (key && (await cache.match(key, { ignoreVary: true })))?.headers.get(
        'x-offline-owner',
      );
    }, COPY_CACHES.own);
    expect(await storedText(page)).toContain(String(owner));
    expect(await storedText(page)).toContain(QUEUED);

    if (how === 'a login by a provider') {
      await stopSending(page);
      await context.setOffline(false);
      // Whatever it comes to: the browser goes there to become somebody.
      await page.goto(site.urlOf('tech', '/api/auth/with/nobody/callback?state=x'));
      expect(await storedText(page)).not.toContain(String(owner));
      await context.clearCookies();
    } else if (how === 'a logout') {
      await stopSending(page);
      await context.setOffline(false);
      // The member's page may load again now that there is a network: another one logs out.
      const logOut = await context.newPage();
      await logOut.goto(site.urlOf('tech', '/faq'));
      await logOut.evaluate(() => void fetch('/api/auth/user/logout', { method: 'POST' }));
    } else if (how === 'an ended session') {
      await context.clearCookies({ name: 'token' });
      await context.clearCookies({ name: 'member' });
      await context.setOffline(false);
      await page.goto(site.urlOf('tech', '/saved-jobs'));
    } else {
      await context.clearCookies({ name: 'token' });
      await context.clearCookies({ name: 'member' });
      await context.setOffline(false);
      const other = await newMember(page, site, 'tech');
      expect(other.token).not.toBe(caller.token);
      await page.goto(site.urlOf('tech', '/saved-jobs'), { waitUntil: 'networkidle' });
    }
    // The member's page may load again when its session has ended: another page of the browser looks.
    const observer = await context.newPage();
    await observer.goto(site.urlOf('tech', '/faq'), { waitUntil: 'networkidle' });
    await expect.poll(() => storedText(observer)).not.toContain(String(owner));
    await expect.poll(() => storedText(observer)).not.toContain(QUEUED);
    if (how !== 'another login') expect(await copiesOf(observer, COPY_CACHES.own)).toEqual([]);
    dropOfflineNotes(complaints);
  });

test('a page is never served from its copy while there is a network', async ({ page, site }) => {
  await page.goto(site.urlOf('tech', '/faq'), { waitUntil: 'networkidle' });
  await awaitWorker(page);
  await page.goto(site.urlOf('tech', '/faq'), { waitUntil: 'networkidle' });
  await expect.poll(() => copiesOf(page, COPY_CACHES.public)).toContain('/faq');
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const stale = '<!doctype html><title>Stale</title><main id="main">An old copy</main>';
    await cache.put('/faq', new Response(stale, { headers: { 'content-type': 'text/html' } }));
  }, COPY_CACHES.public);
  await page.reload();
  await expect(page.locator('main')).not.toContainText('An old copy');
});
