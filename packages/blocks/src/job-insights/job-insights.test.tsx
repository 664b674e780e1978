import { jobInsights as insightsCall } from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './job-insights.fixtures.ts';
import { JobInsights } from './job-insights.tsx';
import { loadJobInsights } from './loader.ts';

const settings = { title: 'Insights', upsell: 'Pro members see more.' };
const path = '/j/senior-java-developer-kaveri-systems-1234';
const answer = {
  applicants: 3,
  competition: [{ band: '<1 Yr', applicants: 2 }],
  experienceUntold: 1,
  recruiterActions: [{ action: 'waiting', applications: 3 }],
  months: [{ month: '2026-11', applied: 3, viewed: 40 }],
  totalApplicantsFromTopBSchool: 1,
  magicRank: { magicRank: null },
};
const load = async (session: typeof sessionFixture | null, job?: Error) => {
  const answers = { [insightsCall.path]: answer, ...(job ? { [jobDetail.path]: job } : {}) };
  const { context, made } = loaderContext(path, answers, { session });
  const { data } = await loadJobInsights(settings, context);
  return { data, wasCalled: made.some((call) => call.path === insightsCall.path) };
};

it('loads figures for pro members only', async () => {
  for (const session of [
    null,
    sessionFixture,
    { ...sessionFixture, isLoggedIn: false, isPro: true },
  ])
    expect(await load(session)).toMatchObject({ data: { insights: null }, wasCalled: false });
  const { data } = await load({ ...sessionFixture, isPro: true });
  expect(data?.insights).toEqual({
    applicants: 3,
    topSchools: 1,
    rank: null,
    competition: [
      { label: '<1 Yr', count: 2 },
      { label: 'Not added', count: 1 },
    ],
    actions: [{ label: 'Not viewed yet', count: 3 }],
    applied: [{ label: 'November 2026', count: 3 }],
    viewed: [{ label: 'November 2026', count: 40 }],
  });
  expect((await load(null, new AppError('JOB_NOT_FOUND'))).data).toBeNull();
});

it('shows others a preview, without figures', () => {
  const html = renderFixture(JobInsights, fixtures);
  expect(textOf(html)).toContain('Pro members see');
  expect(html).toContain('href="/subscribe/pro-membership"');
  expect(textOf(html)).not.toMatch(/\d/);
});

it('renders figures as tables with bars, relative to the largest', () => {
  const html = renderFixture(JobInsights, fixtures, 'pro');
  expect(html.match(/<caption>/g)).toHaveLength(4);
  expect(html).toMatch(/scope="row">August 2026<\/th>.*?<\/svg><\/td><td>12<\/td>/);
  expect(html).toContain('<rect width="100%" height="100%"');
  expect(html).not.toContain('style=');
  expect(renderFixture(JobInsights, fixtures, 'empty')).toContain('<rect width="0%"');
});
