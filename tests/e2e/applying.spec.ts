import type { Brand } from '@broadsheet/contract/brand';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { findJobWithQuestions } from './job-with-questions.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { openRowMenu } from './open-row-menu.ts';
import { expect, test } from './site-test.ts';

const { outcomes } = builtInMessages();

const logIn = async (page: Page, site: RunningSite, brand: Brand, who: string, next: string) => {
  await page.goto(site.urlOf(brand, `/login?next=${encodeURIComponent(next)}`));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(`${who}@${brand}.example`);
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.urlOf(brand, next));
};

const requestAsRecruiter = async (
  site: RunningSite,
  token: string,
  path: string,
  method = 'GET',
) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await site.request('tech', `/api/recruiter${path}`, { method, headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { items?: readonly { applicantId: string }[] };
};

test('a pro member finds a job, answers what it asks, follows up, and sees at once that they are shortlisted', async ({
  page,
  site,
}) => {
  const main = page.locator('main');
  const job = await findJobWithQuestions(site, 'tech');
  await logIn(page, site, 'tech', 'pro', '/search/jobs.html');
  const search = page.getByRole('search').getByRole('combobox').first();
  await search.fill(`${job.title} ${job.company}`);
  await search.press('Enter');
  await main.locator(`h3 a[href="/j/${job.slug}-${job.id}"]`).click();
  await main.locator(`a[href="/job/applied/${job.id}"]`).first().click();
  await expect(main.getByRole('heading', { name: 'Apply', exact: true })).toBeVisible();
  await expectNoBarriers(page);
  await main.getByLabel('How many years of experience do you have in this role?').fill('6');
  await main.getByRole('radio', { name: 'Within 30 days' }).check();
  await main.getByLabel(/^Cover letter/).fill('I have built this for six years.');
  await main.locator('form[action="/api/job/jobdetail/apply"] button').click();
  await expect(main.getByRole('status')).toHaveText(outcomes.jobApplied);
  await expect(main).toContainText('Within 30 days');
  await main.getByRole('button', { name: 'Follow up with recruiter' }).click();
  await expect(main).toContainText('No reply yet.');
  await expectNoBarriers(page);
  await page.goto(site.urlOf('tech', '/allnotification'));
  await expect(main.getByRole('listitem').first()).toBeVisible();
  const ofJob = `/jobs/${job.id}/applicants`;
  const { items } = await requestAsRecruiter(site, job.token, ofJob);
  const applicant = items?.[0]?.applicantId;
  await requestAsRecruiter(site, job.token, `${ofJob}/${applicant}/shortlist`, 'POST');
  const news = main.locator(`a[href="/job/applied/${job.id}"]`).filter({ hasText: /shortlist/i });
  await news.click();
  await expect(main.locator('[aria-current="step"]')).toContainText('Shortlisted');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what is put away comes back, and what was saved can be let go', async ({ page, site }) => {
    const main = page.locator('main');
    const undo = main.getByRole('button', { name: /^Undo/ });
    await logIn(page, site, 'management', 'basic', '/recommended-jobs');
    await page.getByRole('button', { name: 'Only necessary' }).click();
    const row = main
      .locator('li')
      .filter({ has: page.getByRole('button', { name: /^More actions for/ }) });
    const title = (await row.first().getByRole('heading').textContent()) ?? '';
    await openRowMenu(row.first());
    await row
      .first()
      .getByRole('button', { name: /^Not interested/ })
      .click();
    await undo.click();
    await expect(row.first().getByRole('heading')).toHaveText(title);
    const hiring = row.filter({ has: page.locator('button[data-recruiter]') }).first();
    await openRowMenu(hiring);
    await hiring.getByRole('button', { name: /^Hide jobs from/ }).click();
    await undo.click();
    await expect(row.first().getByRole('heading')).toHaveText(title);
    await openRowMenu(row.first());
    await row
      .first()
      .getByRole('button', { name: /^Not interested/ })
      .click();
    await expect(undo).toBeFocused();
    await page.goto(site.urlOf('management', '/removedjobs'));
    await expectNoBarriers(page);
    const back = main.getByRole('button', { name: /^Show again/ }).filter({ hasText: title });
    const away = await back.count();
    await back.first().click();
    await expect(back).toHaveCount(away - 1);
    await page.goto(site.urlOf('management', '/saved-jobs'));
    await expectNoBarriers(page);
    const saved = main.getByRole('button', { name: /^Saved\b/, pressed: true });
    const count = await saved.count();
    await saved.first().click();
    await expect(saved).toHaveCount(count - 1);
  });

  test('selected jobs are applied for together, after a look at each', async ({ page, site }) => {
    const main = page.locator('main');
    await logIn(page, site, 'management', 'basic', '/recommended-jobs');
    await page.getByRole('button', { name: 'Only necessary' }).click();
    const tick = main.getByRole('checkbox', { name: /^Select/ });
    const rows = main.locator('li').filter({ has: page.locator('[popover]') });
    for (const index of [0, 1, 2]) {
      await openRowMenu(rows.nth(index));
      await tick.check();
      if (index === 2) await tick.uncheck();
      await page.keyboard.press('Escape');
    }
    await expectNoBarriers(page);
    await main.getByRole('button', { name: /^Apply to/ }).click();
    await expect(main.getByRole('heading', { name: '2 jobs selected' })).toBeVisible();
    await expect(main).toContainText(/You can apply for \d+ more jobs in 30 days\./);
    await expectNoBarriers(page);
    await main.getByRole('button', { name: /^Apply to/ }).click();
    await expect(main.getByRole('status')).toHaveText(/^You've applied for \d of these jobs\.$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('selected jobs are applied for together by plain forms', async ({ page, site }) => {
    const main = page.locator('main');
    await logIn(page, site, 'tech', 'basic', '/recommended-jobs');
    const bar = main.getByRole('button', { name: 'Apply to selected jobs' });
    await expect(bar).toBeHidden();
    await main
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    await bar.click();
    await expect(main.getByRole('heading', { name: '1 job selected' })).toBeVisible();
    await expect(main.getByRole('link', { name: /: / }).first()).toBeVisible();
  });
});
