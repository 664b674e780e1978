import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const OFFLINE = 'Please check your internet connection and try again.';
const LISTS = ['/c/backend-jobs', '/jobfeed', '/recommended-jobs', '/search/jobs.html'];

const logIn = async (page: Page): Promise<void> => {
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill('basic@tech.example');
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/jobfeed');
};

const starOf = (page: Page, isSaved: boolean) =>
  page.locator(`main [data-job-form="save"] button[aria-pressed="${isSaved}"]`).first();

/** Presses a star of a list; answers the request that it makes. */
const press = async (page: Page, jobcode: string, call: 'save' | 'unsave') => {
  const made = page.waitForRequest(
    (request) => new URL(request.url()).pathname === `/api/job/jobdetail/${call}`,
  );
  await page.locator(`main button[value="${jobcode}"][name="jobcode"]`).first().click();
  return made;
};

test('saving is the same call on every list: with the parameters of the page, a toast, and a word when offline', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/login'));
  await logIn(page);
  for (const path of LISTS) {
    await page.goto(site.urlOf('tech', `${path}?ref=jf&pref=mail`), { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.body.dataset.same = 'yes';
    });
    const jobcode = (await starOf(page, false).getAttribute('value')) ?? '';
    const star = page.locator(`main button[value="${jobcode}"][name="jobcode"]`).first();
    const request = await press(page, jobcode, 'save');
    const sent = Object.fromEntries(new URL(request.url()).searchParams);
    expect(sent, path).toMatchObject({ ref: 'jf', referenceText: 'jf', pref: 'mail' });
    expect(JSON.parse(sent.refPool ?? '{}'), path).toMatchObject({ ref: 'jf', pref: 'mail' });
    expect(request.postDataJSON(), path).toEqual({ jobcode });
    await expect(page.locator('#toasts').getByText(/saved/i).first()).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    await context.setOffline(true);
    await star.click();
    await expect(page.locator('#toasts').getByText(OFFLINE)).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await press(page, jobcode, 'unsave');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('body[data-same]'), path).toHaveCount(1);
  }
});

test('a saved job that is let go can be saved again where it stands, and the number follows', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/login'));
  await logIn(page);
  await page.goto(site.urlOf('tech', '/saved-jobs'), { waitUntil: 'networkidle' });
  const heading = page.getByRole('heading', { name: /^\d+ saved jobs?$/ });
  const before = Number.parseInt((await heading.textContent()) ?? '', 10);
  const jobcode = (await starOf(page, true).getAttribute('value')) ?? '';
  await press(page, jobcode, 'unsave');
  await expect(heading).toHaveText(`${before - 1} saved job${before === 2 ? '' : 's'}`);
  await press(page, jobcode, 'save');
  await expect(heading).toHaveText(`${before} saved job${before === 1 ? '' : 's'}`);
});

test('the word on the button says whether a job is saved', async ({ page, site }) => {
  await page.goto(site.urlOf('tech', '/login'));
  await logIn(page);
  await page.locator('main [data-more-rows] h3 a').first().click();
  await page.waitForLoadState('networkidle');
  const button = page.locator('[data-block-type="job-actions"] [data-job-form="save"] button');
  await expect(button).toHaveText('Save', { useInnerText: true });
  await button.click();
  await expect(button).toHaveText('Saved', { useInnerText: true });
  await button.click();
  await expect(button).toHaveText('Save', { useInnerText: true });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form remains, and leads back to the list', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', '/login'));
    await logIn(page);
    const star = starOf(page, false);
    const jobcode = await star.getAttribute('value');
    await star.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/jobfeed');
    const same = page.locator(`main button[name="jobcode"][value="${jobcode}"]`).first();
    await expect(same).toHaveAttribute('aria-pressed', 'true');
    await same.click();
    await expect(same).toHaveAttribute('aria-pressed', 'false');
  });
});
