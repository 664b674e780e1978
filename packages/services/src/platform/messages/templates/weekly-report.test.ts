import { describe, expect, it } from 'vitest';
import { reportFixture } from './report.fixtures.ts';
import { readWeeklyReport } from './weekly-report.ts';

const [job] = reportFixture.jobs;
const read = (changes: object) =>
  readWeeklyReport(JSON.stringify({ ...reportFixture, ...changes }));

describe('what a message keeps of a report', () => {
  it('is read as it was written', () => {
    expect(read({})).toEqual(reportFixture);
  });

  it.each([
    ['no jobs', { jobs: [] }],
    ['six jobs', { jobs: Array.from({ length: 6 }, () => job) }],
    ['a job without a name', { jobs: [{ ...job, title: '' }] }],
    ['a job of another site', { jobs: [{ ...job, path: '//evil.example/j/x-1' }] }],
    ['a list of another site', { listPath: '.evil.example/' }],
  ])('is refused with %s', (_what, changes) => {
    expect(() => read(changes)).toThrow('is no report');
  });
});
