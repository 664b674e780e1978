import { validate } from '@broadsheet/contract/calls/auth';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { newMember } from './new-member.ts';
import { findBarriers } from './no-barriers.ts';
import { payAtSandbox } from './pay-at-sandbox.ts';
import { inDatabaseOf } from './site-database.ts';
import { expect, test } from './site-test.ts';

const openBuilder = async (page: Page, site: RunningSite) => {
  const { userId } = await (await newMember(page, site, 'tech')).call(validate);
  await inDatabaseOf(site, (database) =>
    giveFeature({ database, now: Date.now() }, userId, 'resume-builder', 30),
  );
  await page.goto(site.urlOf('tech', '/resume-builder'));
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, refusals: [409], viewport: { width: 390, height: 844 } });

    test('a seeker keeps a resume for each stack: adds, renames, chooses and deletes', async ({
      page,
      site,
    }) => {
      const main = page.locator('main');
      const resumes = main.getByRole('navigation', { name: 'Your resumes' });
      const manage = () => main.getByText('Add, rename or delete resumes').click();
      await openBuilder(page, site);
      await expect(resumes.getByRole('listitem')).toHaveText(['My resume · Main']);
      await manage();
      await main.getByLabel('Name of the new resume').fill('Java backend');
      await main.getByRole('button', { name: 'Copy My resume' }).click();
      await expect(page).toHaveURL(/\/resume-builder\?resume=2$/);
      await expect(resumes.getByRole('listitem')).toHaveText(['My resume · Main', 'Java backend']);
      await manage();
      if (javaScriptEnabled) expect(await findBarriers(page)).toEqual([]);
      await main.getByRole('button', { name: 'Make Java backend my main resume' }).click();
      await expect(resumes.getByRole('listitem')).toHaveText(['My resume', 'Java backend · Main']);
      await manage();
      await main.getByLabel('Rename Java backend').fill('my resume');
      await main.getByRole('button', { name: 'Save name' }).click();
      await expect(main.getByRole('alert')).toContainText(
        'This name is already in use. Choose another one.',
      );
      await manage();
      await main.getByLabel('Rename Java backend').fill('Data');
      await main.getByRole('button', { name: 'Save name' }).click();
      await expect(resumes.getByRole('listitem')).toHaveText(['My resume', 'Data · Main']);
      const file = page.waitForEvent('download');
      await main.getByRole('link', { name: 'Download PDF' }).click();
      expect((await file).suggestedFilename()).toBe('asha-rao-data-resume.pdf');
      await manage();
      await main.getByRole('button', { name: 'Delete Data' }).click();
      await expect(resumes.getByRole('listitem')).toHaveText(['My resume · Main']);
    });
  });

test('who has bought the Resume Builder is led to it, by the order and by the account menu', async ({
  page,
  site,
}) => {
  const main = page.locator('main');
  await newMember(page, site, 'tech');
  await page.goto(site.urlOf('tech', '/subscribe/plans'));
  await main.getByRole('button', { name: 'Buy Resume Builder' }).click();
  await payAtSandbox(page, 'Pay');
  await main.getByRole('link', { name: 'Open Resume Builder' }).click();
  await expect(page).toHaveURL(/\/resume-builder$/);
  await expect(main.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await page.goto(site.urlOf('tech', '/'));
  const account = page.getByRole('navigation', { name: 'Account' });
  await account.getByText('Asha Rao').click();
  await account.getByRole('link', { name: 'Resume Builder' }).click();
  await expect(page).toHaveURL(/\/resume-builder$/);
});
