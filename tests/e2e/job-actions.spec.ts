import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { Page } from '@playwright/test';
import { findPlainJob } from './find-plain-job.ts';
import { expect, test } from './site-test.ts';

const LIST = '/c/backend-jobs';
const { outcomes } = builtInMessages();

const logIn = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill('basic@tech.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
};

/** Focusable elements that the bottom bar covers. */
const coveredStops = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-job-form="apply"]')?.parentElement;
    const stops = document.querySelectorAll<HTMLElement>(
      'main a[href], main button, main summary, [data-landmark="contentinfo"] a[href]',
    );
    const covered: string[] = [];
    for (const stop of stops) {
      if (!bar || bar.contains(stop) || !stop.checkVisibility()) continue;
      stop.focus();
      const { bottom } = stop.getBoundingClientRect();
      if (bottom > bar.getBoundingClientRect().top) covered.push(stop.textContent ?? '');
    }
    return covered;
  });

test('a visitor saves a job from a list, logs in, finds it saved, and lets it go without a new page', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', LIST));
  const star = page.getByRole('button', { name: /^Saved?\b/ }).first();
  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
  });
  await star.click();
  await logIn(page);
  await expect(page).toHaveURL(site.urlOf('tech', LIST));
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(page.getByRole('status').filter({ hasText: outcomes.jobUnsaved })).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('body[data-same]')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bar covers nothing that has the focus; a visitor applies, logs in, and has applied', async ({
    page,
    site,
  }) => {
    const job = await findPlainJob(site, 'tech', LIST);
    await page.goto(site.urlOf('tech', job));
    await page.getByRole('button', { name: 'Only necessary' }).click();
    const apply = page.getByRole('button', { name: 'Apply', exact: true });
    await expect(apply).toBeInViewport();
    expect(await coveredStops(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(apply).toBeInViewport();
    await apply.click();
    await logIn(page);
    await expect(page).toHaveURL(site.urlOf('tech', job));
    await expect(page.getByText(/^Applied on /)).toBeVisible();
    await expect(apply).toHaveCount(0);
  });
});
