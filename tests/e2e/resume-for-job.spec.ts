import type { Brand } from '@broadsheet/contract/brand';
import { validate } from '@broadsheet/contract/calls/auth';
import { saveProfile } from '@broadsheet/contract/calls/profile';
import { saveResumeDocument } from '@broadsheet/contract/calls/resume-document';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { newMember } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { inDatabaseOf } from './site-database.ts';
import { expect, test } from './site-test.ts';

/** An open job whose employer lists at least two skills. */
const findJob = async (site: RunningSite, brand: Brand, query: string) => {
  const answer = await site.request(brand, `/api/job/search?query=${query}&size=20`);
  const { items } = (await answer.json()) as {
    items: readonly { id: number; slug: string; title: string; skills: readonly string[] }[];
  };
  const job = items.find(({ skills }) => skills.length > 1);
  if (!job) throw new Error('no job lists skills');
  return { ...job, href: `/j/${job.slug}-${job.id}` };
};

/** A fresher with the plan, whose resume has a skill of the job below one that is not. */
const prepare = async (site: RunningSite, caller: Caller, skill: string) => {
  const { userId } = await caller.call(validate);
  await caller.call(saveProfile, {
    body: { step: 'addWorkExperience', experienceStatus: 'fresher' },
  });
  await inDatabaseOf(site, (database) =>
    giveFeature({ database, now: Date.now() }, userId, 'resume-builder', 30),
  );
  const resume = { basics: { name: 'Asha Rao' }, skills: [{ name: 'Pottery' }, { name: skill }] };
  const body = { document: JSON.stringify(resume), version: 0 };
  await caller.call(saveResumeDocument, { body });
};

for (const [brand, query, width] of [
  ['tech', 'java', 390],
  ['management', 'sales', 1280],
] as const)
  test.describe(`on the ${brand} site, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a member makes a resume for a job of what they have, and returns to the job', async ({
      page,
      site,
    }) => {
      const main = page.locator('main');
      const job = await findJob(site, brand, query);
      const [skill = '', missing = ''] = job.skills;
      await prepare(site, await newMember(page, site, brand), skill);
      await page.goto(site.urlOf(brand, job.href));
      await main.getByText('See what matches and what is missing').click();
      await main.getByRole('link', { name: 'Make a resume for this job' }).click();
      await expect(page).toHaveURL(site.urlOf(brand, `/resume-builder?job=${job.id}`));
      const offer = main.getByRole('complementary');
      await expect(offer).toContainText(`First: ${skill}`);
      await expect(offer.getByText('Not in your resume, and not added')).toContainText(missing);
      await expectNoBarriers(page);
      const preview = main.getByRole('region', { name: 'Preview' });
      await offer.getByRole('button', { name: 'Create this resume' }).click();
      await expect(page).toHaveURL(site.urlOf(brand, `/resume-builder?resume=2&job=${job.id}`));
      await expect(offer).toContainText('is in order for this job');
      await expect(offer.getByRole('button')).toHaveCount(0);
      const own = main.getByRole('navigation', { name: 'Your resumes' });
      await expect(own.getByRole('listitem')).toHaveCount(2);
      const file = page.waitForEvent('download');
      await main.getByRole('link', { name: 'Download PDF' }).click();
      expect((await file).suggestedFilename()).toMatch(/^asha-rao-.+-resume\.pdf$/);
      if (width < 600) await main.getByRole('button', { name: 'Preview' }).click();
      const text = (await preview.textContent()) ?? '';
      expect(text.indexOf(skill)).toBeGreaterThan(-1);
      expect(text.indexOf(skill)).toBeLessThan(text.indexOf('Pottery'));
      await offer.getByRole('link', { name: 'Back to the job' }).click();
      await expect(page).toHaveURL(site.urlOf(brand, job.href));
    });
  });

test.describe('without the plan', () => {
  // The answer of the services to a member without it.
  test.use({ refusals: [403] });

  test('a member is told what it offers for a job', async ({ page, site }) => {
    const job = await findJob(site, 'tech', 'java');
    await newMember(page, site, 'tech');
    await page.goto(site.urlOf('tech', `/resume-builder?job=${job.id}`));
    await expect(page.locator('main')).toContainText('A resume for each job');
  });
});
