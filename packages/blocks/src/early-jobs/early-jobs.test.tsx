import { earlyJobFeed, earlyPreference } from '@broadsheet/contract/calls/early-applicant';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './early-jobs.fixtures.ts';
import { EarlyJobs } from './early-jobs.tsx';
import { loadEarlyJobs } from './loader.ts';

const settings = { emptyText: 'Nothing.' };
const list = {
  ...jobListFixture,
  total: 45,
  items: jobListFixture.items.map((job) => ({
    ...job,
    recruiter: null,
    reasons: ['Be the first to apply'],
    applied: 0,
  })),
  basis: 'preference',
};
const load = (feed: unknown, path = '/early-applicant-jobs') =>
  loadEarlyJobs(
    settings,
    loaderContext(
      path,
      { [earlyJobFeed.path]: feed, [earlyPreference.path]: { matches: 3 } },
      { session: sessionFixture },
    ).context,
  );

it('lists the jobs of the plan, with their few applicants', async () => {
  const { data, page } = await load(list);
  expect(data?.feed?.heading).toBe('45 early applicant jobs');
  expect(data?.feed?.rows[0]?.reasons).toEqual(['Be the first to apply']);
  expect(page).toEqual({ status: 200 });
  expect((await load(list, '/early-applicant-jobs?page=9')).page).toEqual({ status: 404 });
});

it('shows the number of jobs without the plan, and no job', async () => {
  expect((await load(new AppError('PLAN_NEEDED'))).data).toEqual({ feed: null, matches: 3 });
  await expect(load(new AppError('UNAUTHORIZED'))).rejects.toThrow();
  expect(textOf(renderFixture(EarlyJobs, fixtures, 'no plan'))).toContain(
    '23 new jobs with few applications match you.',
  );
});
