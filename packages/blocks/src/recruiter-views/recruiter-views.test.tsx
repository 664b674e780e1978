import { recruiterViews } from '@broadsheet/contract/calls/recruiter-views';
import { expect, it } from 'vitest';
import { jobFixture, NOW } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { loadRecruiterViews } from './loader.ts';
import { fixtures } from './recruiter-views.fixtures.ts';
import { RecruiterViews } from './recruiter-views.tsx';

const recruiter = {
  id: 3,
  name: 'Meera Joshi',
  designation: 'Talent partner',
  company: jobFixture.company,
  openJobs: 1,
};
const at = new Date(NOW).toISOString();
const answer = {
  items: [{ recruiter, firstAt: at, lastAt: at, times: 2 }],
  page: 2,
  size: 20,
  total: 21,
  hasMore: false,
};
const load = (session: typeof sessionFixture | null) =>
  loadRecruiterViews(
    { title: 'T' },
    loaderContext('/recruiterview?page=2', { [recruiterViews.path]: answer }, { session }).context,
  );

it('show who viewed the profile, their company, when and how often', async () => {
  expect((await load(sessionFixture)).data).toMatchObject({
    note: '21 recruiters',
    rows: [
      {
        name: 'Meera Joshi',
        companyHref: '/company/kaveri-systems',
        jobs: { href: '/jobfeed/recruiter/3', label: '1 open job' },
        age: 'Today',
        often: 'on 2 days',
      },
    ],
    pager: { previous: '/recruiterview', next: null },
  });
  expect(await load(null)).toEqual({ data: null });
});

it('show help if nobody has viewed it yet', () => {
  expect(textOf(renderFixture(RecruiterViews, fixtures))).toContain('Yesterday');
  const empty = renderFixture(RecruiterViews, fixtures, 'empty');
  expect(empty).toContain('href="/update-profile"');
  expect(empty).toContain('href="/settings/privacy"');
});
