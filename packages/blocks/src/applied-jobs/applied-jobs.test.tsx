import { appliedCount, appliedJobs } from '@broadsheet/contract/calls/applications';
import { proCheck } from '@broadsheet/contract/calls/follow-up';
import { AppError } from '@broadsheet/contract/errors';
import { describe, expect, it } from 'vitest';
import { jobFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './applied-jobs.fixtures.ts';
import { AppliedJobs } from './applied-jobs.tsx';
import { loadAppliedJobs } from './loader.ts';

const at = '2026-11-02T06:00:00.000Z';
const item = {
  job: jobFixture,
  status: 'viewed',
  appliedAt: at,
  atEmployer: false,
  steps: [
    { status: 'applied', at },
    { status: 'viewed', at },
  ],
};
const statuses = { applied: 30, viewed: 31, shortlisted: 0, interview: 0, offered: 0, rejected: 0 };
const load = async (path: string, answers: object = {}) => {
  const all = {
    [appliedJobs.path]: { items: [item], page: 2, size: 20, total: 31, hasMore: false },
    [appliedCount.path]: { count: 61, statuses },
    [proCheck.path]: { apply: { limit: 30, left: 1, from: null } },
    ...answers,
  };
  const { context, made } = loaderContext(path, all, { session: sessionFixture });
  return { made, data: (await loadAppliedJobs({ title: 'Yours' }, context)).data };
};

describe('applied jobs', () => {
  it('are those of the status and the page in the path, with the counts of all', async () => {
    const { data, made } = await load('/applied-jobs?status=viewed&page=2');
    expect(made[0]).toEqual({ path: '/applied-jobs', query: { status: 'viewed', page: 2 } });
    expect(data?.tabs.find(({ current }) => current)).toMatchObject({
      label: 'Viewed',
      count: '31',
    });
    expect(data?.pager).toMatchObject({ previous: '/applied-jobs?status=viewed', next: null });
    expect(data?.rows[0]?.steps.map(({ label }) => label)).toEqual(['Applied', 'Viewed']);
    const other = await load('/applied-jobs?status=nonsense&page=0');
    expect(other.made[0]?.query).toEqual({ page: 1 });
  });

  it('show the remaining applications of a basic member, and render without them', async () => {
    expect((await load('/applied-jobs')).data?.allowance).toBe('You can apply for 1 more job now.');
    const apply = { limit: 30, left: 0, from: '2026-12-03T11:00:00Z' };
    const full = await load('/applied-jobs', { [proCheck.path]: { apply } });
    expect(full.data?.allowance).toBe('You can apply again from 3 December 2026 at 4:30 pm IST.');
    const away = { [proCheck.path]: new AppError('SERVICE_UNAVAILABLE') };
    expect((await load('/applied-jobs', away)).data).toMatchObject({ allowance: null });
  });

  it('link to other lists if there are none', () => {
    const html = renderFixture(AppliedJobs, fixtures, 'empty');
    expect(textOf(html)).toContain("You haven't applied for any jobs yet. Find jobs");
  });
});
