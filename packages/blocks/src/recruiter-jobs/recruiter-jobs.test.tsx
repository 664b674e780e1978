import { recruiter, recruiterFeed } from '@broadsheet/contract/calls/recruiter';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { jobFixture, jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadRecruiterJobs } from './loader.ts';
import { fixtures } from './recruiter-jobs.fixtures.ts';
import { RecruiterJobs } from './recruiter-jobs.tsx';

const settings = { source: 'Jobs from a recruiter', emptyText: 'No open jobs right now.' };
const person = {
  id: 3,
  name: 'Meera Joshi',
  designation: 'Talent partner',
  company: jobFixture.company,
  openJobs: 41,
};
const load = (path: string, answers: object = {}) => {
  const list = { ...jobListFixture, total: 41, loadMoreEnabled: false };
  const known = { [recruiter.path]: person, [recruiterFeed.path]: list };
  return loadRecruiterJobs(settings, loaderContext(path, { ...known, ...answers }).context);
};

it('have the recruiter as their heading, and pages', async () => {
  const { data, page } = await load('/jobfeed/recruiter/3?page=2');
  expect(data).toMatchObject({
    name: 'Meera Joshi',
    designation: 'Talent partner',
    company: { label: 'Kaveri Systems', href: '/company/kaveri-systems' },
    note: '41 open jobs',
    pager: { previous: '/jobfeed/recruiter/3', next: '/jobfeed/recruiter/3?page=3' },
  });
  expect(page?.seo).toMatchObject({
    title: 'Jobs from Meera Joshi, Kaveri Systems | Broadsheet Tech - Page 2',
    canonical: '/jobfeed/recruiter/3?page=2',
  });
});

it.each([
  '/jobfeed/recruiter/0',
  '/jobfeed/recruiter/999999999999',
  '/jobfeed/recruiter/3?page=0',
  '/jobfeed/recruiter/3?page=x',
  '/jobfeed/recruiter/3?page=4',
])('are absent at %s', async (path) => {
  expect(await load(path)).toMatchObject({ data: { found: false }, page: { status: 404 } });
});

it('are absent for an unknown recruiter, and fail with the service', async () => {
  const unknown = new AppError('RECRUITER_NOT_FOUND');
  const answers = { [recruiter.path]: unknown, [recruiterFeed.path]: unknown };
  expect(await load('/jobfeed/recruiter/4711', answers)).toMatchObject({ page: { status: 404 } });
  const failure = new AppError('SERVICE_UNAVAILABLE');
  const failing = load('/jobfeed/recruiter/3', { [recruiterFeed.path]: failure });
  await expect(failing).rejects.toBe(failure);
});

it('have their company and source, also if there are none', () => {
  const html = renderFixture(RecruiterJobs, fixtures);
  expect(html).toMatch(/<h1[^>]*>Meera Joshi<\/h1>/);
  expect(textOf(html)).toContain('Jobs from a recruiter Meera Joshi Talent partner Kaveri Systems');
  expect(renderFixture(RecruiterJobs, fixtures, 'lost')).toContain('href="/c/backend-jobs"');
  expect(textOf(renderFixture(RecruiterJobs, fixtures, 'empty'))).toContain(
    'No open jobs right now.',
  );
});
