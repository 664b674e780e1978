import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { followedCompanies } from '@broadsheet/contract/calls/follow-companies';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { JobTrust } from '@broadsheet/contract/entities/job-trust';
import { refreshSalaries } from '@broadsheet/services/job/salaries/refresh-salaries';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { byTurns } from './by-turns.ts';
import { findPlainJob } from './find-plain-job.ts';
import { newMember } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { inDatabaseOf } from './site-database.ts';
import { expect, test } from './site-test.ts';

const LISTS = { tech: '/c/backend-jobs', management: '/c/banking-finance-jobs' } as const;
const VIEWPORTS = {
  tech: { width: 390, height: 844 },
  management: { width: 1280, height: 900 },
} as const;

const SALARIES = 24;
const EMPLOYERS = 8;
/** Far below the first jobs of any list, which other tests read. */
const EARLIER_DAYS = 300;
const CATEGORY = { tech: 1, management: 13 } as const;

/** A job among others with the same title, whose employers advertise salaries. @returns its jobcode */
const addPaidJobs = (site: RunningSite, brand: Brand): Promise<number> =>
  inDatabaseOf(site, async (database) => {
    const now = Date.now();
    const employers = await database
      .selectFrom('companies')
      .select('id')
      .where('brand', '=', brand)
      .orderBy('id')
      .limit(EMPLOYERS)
      .execute();
    let jobcode = 0;
    for (let index = 0; index < SALARIES; index += 1)
      jobcode = await addJob(
        { database, demoNow: now },
        {
          brand,
          category_id: CATEGORY[brand],
          title: 'Tea Taster',
          slug: 'tea-taster',
          company_id: employers[index % EMPLOYERS]?.id ?? 0,
          pay_min_lakh: 10 + index / 10,
          pay_max_lakh: 14 + index / 10,
          posted_at: new Date(now - EARLIER_DAYS * DAY_MS),
        },
      );
    await refreshSalaries(database, now);
    return jobcode;
  });

for (const brand of BRANDS)
  test.describe(`on the ${brand} site`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    test.use({ viewport: VIEWPORTS[brand] });

    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });

        if (inTurn())
          test('a visitor reads what similar jobs pay, and what is known about the employer', async ({
            page,
            site,
          }) => {
            const jobcode = await addPaidJobs(site, brand);
            const path = `/api/job/jobdetail/trust?jobcode=${jobcode}`;
            const answer = await site.request(brand, path);
            const trust = (await answer.json()) as JobTrust;
            await page.goto(site.urlOf(brand, `/j/tea-taster-${jobcode}`));
            const salary = page.locator('[data-block-type="job-salary"]');
            await expect(salary).toContainText('Middle salary');
            await expect(salary).toContainText(/From \d+ advertised salaries/);
            const facts = page.locator('[data-block-type="job-trust"]');
            const { employer, answers, postings } = trust;
            if (employer.domain !== null && employer.domainConfirmedAt !== null)
              await expect(facts).toContainText(`We confirmed the email domain ${employer.domain}`);
            if (employer.domainConfirmedAt === null && employer.documentsCheckedAt === null)
              await expect(facts).toContainText("We haven't confirmed this employer");
            await expect(facts).toContainText(
              answers
                ? `Replied to ${answers.answered} of ${answers.applications} applications`
                : 'too few to count',
            );
            await expect(facts).toContainText(
              postings === 1 ? 'First posted on' : `Posted ${postings} times`,
            );
            if (javaScriptEnabled) await expectNoBarriers(page);
          });
      });

    if (inTurn())
      test('a member follows a company on the page of its job, and stops in Settings', async ({
        page,
        site,
      }) => {
        const caller = await newMember(page, site, brand);
        const followed = async () => (await caller.call(followedCompanies)).items.length;
        await page.goto(site.urlOf(brand, await findPlainJob(site, brand, LISTS[brand], 5)));
        const follow = page.locator('[data-block-type="company-follow"]');
        await follow.getByRole('button', { name: 'Follow company' }).click();
        await expect(follow.getByRole('button', { name: 'Unfollow' })).toBeVisible();
        expect(await followed()).toBe(1);
        await page.goto(site.urlOf(brand, '/settings/privacy'));
        const list = page.getByRole('region', { name: 'Companies you follow' });
        await expect(list.getByRole('listitem')).toHaveCount(1);
        await expectNoBarriers(page);
        await list.getByRole('button', { name: /^Unfollow/ }).click();
        await expect(list.getByText("You don't follow any company")).toBeVisible();
        expect(await followed()).toBe(0);
      });
  });
