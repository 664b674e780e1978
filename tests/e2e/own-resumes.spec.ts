import { readFile } from 'node:fs/promises';
import { validate } from '@broadsheet/contract/calls/auth';
import { profile, saveProfile } from '@broadsheet/contract/calls/profile';
import { createResume, saveResumeDocument } from '@broadsheet/contract/calls/resume-document';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { newMember } from './new-member.ts';
import { findBarriers } from './no-barriers.ts';
import { payAtSandbox } from './pay-at-sandbox.ts';
import { inDatabaseOf } from './site-database.ts';
import { expect, test } from './site-test.ts';

const readPdf = async (path: string): Promise<string> => {
  const file = await getDocumentProxy(new Uint8Array(await readFile(path)));
  return (await extractText(file, { mergePages: true })).text;
};

const newMaker = async (page: Page, site: RunningSite) => {
  const caller = await newMember(page, site, 'tech');
  const { userId } = await caller.call(validate);
  await inDatabaseOf(site, (database) =>
    giveFeature({ database, now: Date.now() }, userId, 'resume-builder', 30),
  );
  return caller;
};
const openBuilder = async (page: Page, site: RunningSite) => {
  await newMaker(page, site);
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

    test('a seeker sends a resume with applications: the profile has its PDF', async ({
      page,
      site,
    }) => {
      const main = page.locator('main');
      const use = () => main.getByRole('button', { name: 'Use this resume when I apply' });
      const caller = await newMaker(page, site);
      await caller.call(saveProfile, {
        body: { step: 'addWorkExperience', experienceStatus: 'fresher' },
      });
      const document = JSON.stringify({
        basics: { name: 'Asha Rao' },
        skills: [{ name: 'Kafka' }],
      });
      await caller.call(saveResumeDocument, { body: { document, version: 0 } });
      await caller.call(createResume, { body: { name: 'Java backend', copyOf: 1 } });
      await page.goto(site.urlOf('tech', '/resume-builder?resume=2'));
      await expect(main).not.toContainText('Your applications send');
      if (javaScriptEnabled) {
        // What was typed just before belongs to it.
        await main.getByLabel('Name', { exact: true }).fill('Asha Devi Rao');
      }
      await use().click();
      await expect(page).toHaveURL(/\/resume-builder\?resume=2&done=profile$/);
      await expect(main.getByRole('status').first()).toHaveText(
        'Your applications now send this resume.',
      );
      const name = javaScriptEnabled
        ? 'asha-devi-rao-java-backend-resume.pdf'
        : 'asha-rao-java-backend-resume.pdf';
      await expect(use()).toHaveAccessibleDescription(
        `Your applications send ${name}. Using this resume removes that file from your profile.`,
      );
      if (javaScriptEnabled) expect(await findBarriers(page)).toEqual([]);
      await main.getByRole('link', { name: 'My resume' }).click();
      await expect(page).toHaveURL(/\/resume-builder\?resume=1$/);
      await use().click();
      await expect(main.getByRole('status').first()).toHaveText(
        'Your applications now send this resume.',
      );
      await expect(page).toHaveURL(/\/resume-builder\?resume=1&done=profile$/);
      await main.getByRole('link', { name: 'Java backend' }).click();
      await expect(page).toHaveURL(/\/resume-builder\?resume=2$/);
      await expect(use()).toHaveAccessibleDescription(
        /^Your applications send asha-rao-resume\.pdf/,
      );
      await use().click();
      await expect(page).toHaveURL(/\/resume-builder\?resume=2&done=profile$/);
      await page.goto(site.urlOf('tech', '/myprofile'));
      const download = page.waitForEvent('download');
      await main.getByRole('link', { name }).click();
      const path = await (await download).path();
      const text = await readPdf(path);
      expect(text).toContain(javaScriptEnabled ? 'Asha Devi Rao' : 'Asha Rao');
      expect(text).toContain('Kafka');
      const { rd } = (await caller.call(profile, { query: { fields: 'rd' } })).profile;
      expect(rd?.resumeName).toBe(name);
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
