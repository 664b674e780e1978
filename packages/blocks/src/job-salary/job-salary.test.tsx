import { jobDetail, jobSalary } from '@broadsheet/contract/calls/job';
import type { SalaryInsight } from '@broadsheet/contract/entities/salary-insight';
import { AppError } from '@broadsheet/contract/errors';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './job-salary.fixtures.ts';
import { JobSalary } from './job-salary.tsx';
import { loadJobSalary } from './loader.ts';
import { salaryBar } from './salary-bar.ts';

const path = '/j/senior-java-developer-kaveri-systems-1234';
const settings = { title: 'What similar jobs pay' };
const insight: SalaryInsight = {
  salaries: 64,
  lowLakh: 9.5,
  medianLakh: 12,
  highLakh: 16,
  keyword: null,
  city: { id: 2, label: 'Pune', slug: 'pune' },
  minYears: 4,
  maxYears: 6,
  isWider: { keyword: false, city: false, years: false },
};
const load = async (of: unknown, job: unknown = jobDetailFixture) => {
  const answers = { [jobSalary.path]: of, [jobDetail.path]: job };
  const { context } = loaderContext(path, answers);
  return (await loadJobSalary(settings, context)).data;
};

it('says how many salaries of which jobs it summarises', async () => {
  expect(await load({ insight })).toMatchObject({
    summary: 'Half of the similar jobs pay ₹9.5–16 lakh a year. The middle salary is ₹12 lakh.',
    own: '₹12–18 lakh',
    notes: [
      'From 64 advertised salaries in the last 12 months: jobs with the same title in Pune, for 4–6 years of experience.',
    ],
  });
});

it('says what is wider than the job', async () => {
  const wider: SalaryInsight = {
    ...insight,
    keyword: 'Java',
    city: null,
    minYears: 21,
    maxYears: 100,
    isWider: { keyword: true, city: true, years: true },
  };
  const data = await load({ insight: wider }, { ...jobDetailFixture, pay: null });
  expect(data?.own).toBeNull();
  expect(data?.bar.own).toBeNull();
  expect(data?.notes).toEqual([
    'From 64 advertised salaries in the last 12 months: Java jobs in India, from 21 years of experience.',
    'Few salaries are advertised for this title, so this covers all Java jobs.',
    'Few salaries are advertised in Pune, so this covers all of India.',
    'Few salaries are advertised for this experience, so this covers more years.',
  ]);
});

it('is absent without enough salaries, for a closed job and without one', async () => {
  expect(await load({ insight: null })).toBeNull();
  expect(await load({ insight }, { ...jobDetailFixture, status: 'expired' })).toBeNull();
  expect(await load({ insight }, new AppError('JOB_NOT_FOUND'))).toBeNull();
});

it('has all figures as text beside the picture, and no style attribute', () => {
  const html = renderFixture(JobSalary, fixtures);
  expect(textOf(html)).toContain(
    'A quarter pay less than ₹9.5 lakh Middle salary ₹12 lakh A quarter pay more than ₹16 lakh This job ₹12–18 lakh',
  );
  expect(html).toContain('<svg');
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('style=');
  expect(textOf(renderFixture(JobSalary, fixtures, 'wider, salary not disclosed'))).not.toContain(
    'This job',
  );
});

it('has every mark of the picture within its width, in the order of the salaries', () => {
  const lakh = fc.double({ min: 0, max: 500, noNaN: true });
  const sorted = fc.tuple(lakh, lakh, lakh).map((values) => values.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(sorted, fc.option(fc.tuple(lakh, lakh)), (quantiles, own) => {
      const [lowLakh = 0, medianLakh = 0, highLakh = 0] = quantiles;
      const pay = own && { minLakh: Math.min(...own), maxLakh: Math.max(...own) };
      const bar = salaryBar({ lowLakh, medianLakh, highLakh }, pay);
      for (const range of [bar.half, ...(bar.own ? [bar.own] : [])]) {
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start + range.width).toBeLessThanOrEqual(100.1);
      }
      expect(bar.median).toBeGreaterThanOrEqual(bar.half.start - 1);
      expect(bar.median).toBeLessThanOrEqual(bar.half.start + bar.half.width + 1);
    }),
  );
});
