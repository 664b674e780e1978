import type { Page } from '@playwright/test';
import { findPlainJob } from './find-plain-job.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './site-test.ts';

const MAX_TOASTS = 4;

test.use({ viewport: { width: 390, height: 844 } });

/** Removes the browser's notes about resources that failed to load while it was offline. */
const dropOfflineNotes = (complaints: string[]): void => {
  const isOther = (text: string) => !text.includes('ERR_INTERNET_DISCONNECTED');
  complaints.splice(0, complaints.length, ...complaints.filter(isOther));
};

/** The page's visible main buttons that a toast covers, by their texts. */
const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('#toasts > *')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const main = document.querySelectorAll<HTMLElement>('main form button[type="submit"]');
    return [...main].flatMap((button) => {
      const area = button.getBoundingClientRect();
      const isSeen = area.width > 0 && area.bottom > 0 && area.top < window.innerHeight;
      const isPrimary = getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)';
      const isCovered = toasts.some(
        (toast) =>
          toast.left < area.right &&
          area.left < toast.right &&
          toast.top < area.bottom &&
          area.top < toast.bottom,
      );
      return isSeen && isPrimary && isCovered ? [button.textContent ?? '?'] : [];
    });
  });

test('messages lie over no main button, are four at most, and an error stays until it is closed', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await newMember(page, site, 'tech');
  const job = await findPlainJob(site, 'tech', '/c/backend-jobs', 2);
  const toasts = page.locator('#toasts > *');
  // The bar of a job stays at the bottom of the window; a form has its button at any height; a list has none.
  for (const path of [job, '/c/backend-jobs']) {
    await page.goto(site.urlOf('tech', path), { waitUntil: 'networkidle' });
    const save = page.locator('main [data-job-form="save"] button').first();
    await context.setOffline(true);
    for (let press = 1; press <= MAX_TOASTS + 2; press += 1) {
      await save.click();
      await expect(toasts).toHaveCount(Math.min(press, MAX_TOASTS));
    }
    await context.setOffline(false);
    expect(await coveredButtons(page), path).toEqual([]);
    for (const top of [0, 400, 1_200]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.poll(() => coveredButtons(page), path).toEqual([]);
    }
    if (path !== job) continue;
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // A success disappears by itself; errors stay. Another success, of what was queued offline, can push one more out.
    await save.click();
    await expect(toasts.filter({ hasText: /saved/i })).toHaveCount(1);
    await expect(toasts.filter({ hasText: /saved/i })).toHaveCount(0);
    const errors = await toasts.and(page.getByRole('alert')).count();
    expect(errors).toBeGreaterThan(0);
    expect(errors).toBeLessThan(MAX_TOASTS);
    await toasts.first().getByRole('button', { name: 'Close' }).click();
    await expect(toasts.and(page.getByRole('alert'))).toHaveCount(errors - 1);
  }
  dropOfflineNotes(complaints);
});

test('a press on Save is answered by a message on every list, however early the connection is lost', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await page.goto(site.urlOf('tech', '/login'));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill('basic@tech.example');
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/jobfeed');
  for (const path of ['/jobfeed', '/c/backend-jobs', '/search/jobs.html', '/recommended-jobs']) {
    await page.goto(site.urlOf('tech', path), { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await context.setOffline(true);
    await page.locator('main [data-job-form="save"] button').first().click();
    await expect(page.locator('#toasts').getByText(/^Please check your internet/)).toBeVisible();
    await context.setOffline(false);
  }
  dropOfflineNotes(complaints);
});
