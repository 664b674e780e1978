import { jobDetail, jobTrust } from '@broadsheet/contract/calls/job';
import type { JobTrust as Trust } from '@broadsheet/contract/entities/job-trust';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './job-trust.fixtures.ts';
import { JobTrust } from './job-trust.tsx';
import { loadJobTrust } from './loader.ts';

const path = '/j/senior-java-developer-kaveri-systems-1234';
const settings = { title: 'Before you apply' };
const trust: Trust = {
  employer: {
    domain: 'example.com',
    domainConfirmedAt: '2026-03-03T10:00:00Z',
    documentsCheckedAt: null,
  },
  postings: 1,
  firstPostedAt: '2026-11-18T03:30:00Z',
  answers: { applications: 60, answered: 41, medianDays: 3 },
  upheldReports: 0,
};
const load = async (of: unknown, job: object | Error = jobDetailFixture) => {
  const { context } = loaderContext(path, { [jobTrust.path]: of, [jobDetail.path]: job });
  return (await loadJobTrust(settings, context)).data;
};
const textsOf = async (...input: Parameters<typeof load>) =>
  (await load(...input))?.facts.map(({ text }) => text);

it('states counts and dates', async () => {
  expect(await textsOf(trust)).toEqual([
    'We confirmed the email domain example.com on 3 March 2026.',
    'First posted on 18 November 2026.',
    'Replied to 41 of 60 applications in the last 6 months. Half of the replies came within 3 days.',
    "No confirmed reports about this employer's jobs in 12 months.",
    'You apply on careers.example.com.',
  ]);
});

it('says what is not known, posted again, reported, and where the link leads', async () => {
  const other: Trust = {
    employer: { domain: 'kaveri.example', domainConfirmedAt: null, documentsCheckedAt: null },
    postings: 4,
    firstPostedAt: '2026-01-02T03:30:00Z',
    answers: null,
    upheldReports: 1,
  };
  expect(await textsOf(other)).toEqual([
    "We haven't confirmed this employer's email domain or documents.",
    'First posted on 2 January 2026. Posted 4 times in 12 months, for the same city.',
    'Fewer than 20 applications here in the last 6 months, too few to count.',
    "We confirmed 1 report about this employer's jobs in 12 months.",
    "You apply on careers.example.com, not on the employer's own kaveri.example.",
  ]);
});

it('knows a domain from one that only ends alike', async () => {
  const employer = { ...trust.employer, domain: 'ple.com' };
  expect((await textsOf({ ...trust, employer }))?.at(-1)).toContain('not on the employer');
});

it('has no apply link where this site takes the applications', async () => {
  expect(await textsOf(trust, { ...jobDetailFixture, applyUrl: null })).toHaveLength(4);
});

it('quotes what the text says about payments', async () => {
  const descriptionHtml = '<p>Registration fee: ₹500.</p>';
  expect((await load(trust, { ...jobDetailFixture, descriptionHtml }))?.quotes).toEqual([
    'Registration fee: ₹500',
  ]);
});

it('is absent for a closed job and without one', async () => {
  expect(await load(trust, { ...jobDetailFixture, status: 'expired' })).toBeNull();
  expect(await load(trust, new AppError('JOB_NOT_FOUND'))).toBeNull();
});

it('ends with advice', () => {
  expect(textOf(renderFixture(JobTrust, fixtures))).toMatch(
    /Never pay to get a job.*report this job\.$/,
  );
  expect(renderFixture(JobTrust, fixtures, 'with much to know')).toContain('<q>Selected');
});
