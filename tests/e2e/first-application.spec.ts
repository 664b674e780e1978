import { appliedCount } from '@broadsheet/contract/calls/applications';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { makeResume } from '@broadsheet/test-kit/files/make-resume';
import type { Page } from '@playwright/test';
import { findPlainJob } from './find-plain-job.ts';
import { createAccount, newMember } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const { outcomes } = builtInMessages();
const LIST = '/c/backend-jobs';
const NOTICE = /^Add your resume/;

const applyAnyway = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Apply anyway' });

/** Opens the page of an application, and withdraws it. */
const withdraw = async (page: Page, hasScripts: boolean): Promise<void> => {
  const main = page.locator('main');
  await main.locator('summary', { hasText: 'Withdraw application' }).click();
  await expect(main.getByText(/The recruiter will see that you withdrew/)).toBeVisible();
  if (hasScripts) await expectNoBarriers(page);
  await main.getByRole('button', { name: 'Withdraw my application' }).click();
  await expect(main.locator('[aria-current="step"]')).toContainText('Withdrawn');
};

test.use({ viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    // The refusal by which a page learns that the profile is empty.
    test.use({ javaScriptEnabled, refusals: [409] });

    test('a first application without a resume is confirmed, sent, seen, and withdrawn', async ({
      page,
      site,
    }) => {
      const main = page.locator('main');
      const caller = await newMember(page, site, 'tech');
      const count = async () => (await caller.call(appliedCount, {})).count;
      const job = await findPlainJob(site, 'tech', LIST);
      const jobcode = /\d+$/.exec(job)?.[0] ?? '';
      await page.goto(site.urlOf('tech', job));
      await main.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(main.getByText(NOTICE)).toBeVisible();
      if (!javaScriptEnabled)
        await expect(main.getByRole('link', { name: 'Add resume' })).toBeVisible();
      if (javaScriptEnabled) await expectNoBarriers(page);
      expect(await count()).toBe(0);
      await applyAnyway(page).click();
      await expect.poll(count).toBe(1);
      await page.goto(site.urlOf('tech', `/job/applied/${jobcode}`));
      await withdraw(page, javaScriptEnabled);
      await page.goto(site.urlOf('tech', '/applied-jobs?status=withdrawn'));
      await expect(main.locator(`a[href*="${jobcode}"]`).first()).toBeVisible();
      expect(await count()).toBe(0);
    });
  });

test.describe('as somebody new', () => {
  test.use({ refusals: [409] });

  test('a resume that cannot be read is refused with what is possible, and the right one is sent', async ({
    page,
    site,
  }) => {
    const main = page.locator('main');
    const caller = await newMember(page, site, 'management');
    const job = await findPlainJob(site, 'management', '/c/banking-finance-jobs', 2);
    await page.goto(site.urlOf('management', job));
    await main.getByRole('button', { name: 'Apply', exact: true }).click();
    const resume = main.getByLabel('Add your resume to apply');
    await resume.setInputFiles({
      name: 'asha.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('This is no PDF.'),
    });
    await main.getByRole('button', { name: 'Submit application' }).click();
    await expect(main.getByRole('alert')).toContainText(/PDF/);
    expect((await caller.call(appliedCount, {})).count).toBe(0);
    await expectNoBarriers(page);
    await resume.setInputFiles({
      name: 'asha.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: makeResume(60, Date.now()),
    });
    await main.getByRole('button', { name: 'Submit application' }).click();
    await expect.poll(async () => (await caller.call(appliedCount, {})).count).toBe(1);
  });

  test('selected jobs are applied for after the same notice', async ({ page, site }) => {
    const main = page.locator('main');
    const caller = await newMember(page, site, 'tech');
    const jobs = await Promise.all(
      [0, 1].map((position) => findPlainJob(site, 'tech', LIST, position)),
    );
    const ids = jobs.map((job) => /\d+$/.exec(job)?.[0]);
    await page.goto(site.urlOf('tech', `/apply-to-jobs?jobIds=${ids.join()}`));
    await expect(main.getByText(NOTICE)).toBeVisible();
    await expectNoBarriers(page);
    expect((await caller.call(appliedCount, {})).count).toBe(0);
    await applyAnyway(page).click();
    await expect(main.getByRole('status').first()).toHaveText(/applied for 2/);
    expect((await caller.call(appliedCount, {})).count).toBe(2);
  });

  test('a visitor’s application that waits for the login shows the notice, and is not sent silently', async ({
    page,
    site,
  }) => {
    const { caller, email, password } = await createAccount(site, 'tech');
    const job = await findPlainJob(site, 'tech', LIST, 1);
    const main = page.locator('main');
    await page.goto(site.urlOf('tech', job));
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await main.getByRole('button', { name: 'Apply', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Email' }).fill(email);
    await sheet.getByRole('textbox', { name: 'Password' }).fill(password);
    await sheet.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/job\/applied\/\d+$/);
    await expect(main.getByText(NOTICE)).toBeVisible();
    expect((await caller.call(appliedCount, {})).count).toBe(0);
    await applyAnyway(page).click();
    await expect(main.getByText(outcomes.jobApplied)).toBeVisible();
    expect((await caller.call(appliedCount, {})).count).toBe(1);
  });
});
