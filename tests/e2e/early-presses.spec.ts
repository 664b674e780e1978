import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { findPlainJob } from './find-plain-job.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './site-test.ts';

const { outcomes } = builtInMessages();

const LIST = '/c/backend-jobs';
const FEED = '/recommended-jobs';
const SAVED = outcomes.jobSaved;
const APPLIED = outcomes.jobApplied;

/** As on a slow phone, where pages are read and pressed long before their scripts are there. */
const slowScripts = async (page: Page, site: RunningSite) => {
  let come = () => {};
  let coming = Promise.resolve();
  // Nothing is painted before the script that decides on the cookie question, as before the styles.
  await page.route(/\/(?!before-paint)[^/]*\.js(\?|$)/, async (route) => {
    await coming;
    await route.continue();
  });
  return {
    /** Opens a page that does not hydrate until its scripts may load. */
    open: async (path: string): Promise<void> => {
      coming = new Promise((resolve) => {
        come = resolve;
      });
      await page.goto(site.urlOf('tech', path), { waitUntil: 'commit' });
    },
    wake: () => come(),
    end: () => {
      come();
      return page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
};

const logIn = async (page: Page): Promise<void> => {
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill('basic@tech.example');
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
};

/** The form's page shows the outcome before it hydrates. */
const expectMessage = async (page: Page, path: string, done: string, text: string) => {
  await expect(page).toHaveURL(new RegExp(`${path}\\?done=${done}$`));
  await expect(page.getByText(text, { exact: true })).toBeVisible();
};

const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });

test.use({ pressesEarly: true });

test('a visitor who presses early saves and applies once they have logged in, and is told so', async ({
  page,
  site,
}) => {
  const job = await findPlainJob(site, 'tech', LIST, 1);
  const scripts = await slowScripts(page, site);
  await scripts.open(LIST);
  const star = page.getByRole('button', { name: /^Saved?\b/ }).first();
  await star.click();
  await expect(page).toHaveURL(
    /\/login\?act=save&job=\d+&next=%2Fc%2Fbackend-jobs%3Fflow%3D[\w-]+$/,
  );
  await logIn(page);
  await expectMessage(page, LIST, 'save', SAVED);
  scripts.wake();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  // A hydrated page would request its news without them.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await scripts.open(job);
  await applyButton(page).first().click();
  await logIn(page);
  await expectMessage(page, job, 'apply', APPLIED);
  scripts.wake();
  await expect(applyButton(page)).toHaveCount(0);
  await scripts.end();
});

test('who is signed in and presses early saves and applies, and is told so', async ({
  page,
  site,
}) => {
  await newMember(page, site, 'tech');
  const job = await findPlainJob(site, 'tech', LIST);
  const scripts = await slowScripts(page, site);
  const main = page.locator('main');
  await scripts.open(job);
  const save = main.locator('[data-job-form="save"] button').first();
  await save.click();
  await expectMessage(page, job, 'save', SAVED);
  scripts.wake();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await scripts.open(job);
  await applyButton(page).first().click();
  await expect(page.getByText('Add your resume before you apply.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply anyway' }).click();
  await expectMessage(page, job, 'apply', APPLIED);
  scripts.wake();
  await expect(applyButton(page)).toHaveCount(0);
  await scripts.end();
});

test('who puts a job away early is told so, and takes it back', async ({ page, site }) => {
  const scripts = await slowScripts(page, site);
  const main = page.locator('main');
  await scripts.open(`/login?next=${encodeURIComponent(FEED)}`);
  await logIn(page);
  await expect(page).toHaveURL(site.urlOf('tech', FEED));
  const hide = page.getByRole('button', { name: /^Not interested/ });
  const row = main.locator('li').filter({ has: hide }).first();
  const title = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name: /^Not interested/ }).click();
  const message = main.getByText(/ is hidden\.$/);
  await expect(message).toContainText(title);
  await main.getByRole('button', { name: /^Undo/ }).click();
  await expect(message).toHaveCount(0);
  await expect(row.getByRole('heading')).toHaveText(title);
  await scripts.end();
});
