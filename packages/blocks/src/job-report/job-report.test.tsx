import { reportJob } from '@broadsheet/contract/calls/job-actions';
import Value from 'typebox/value';
import { expect, it } from 'vitest';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './job-report.fixtures.ts';
import { JobReport } from './job-report.tsx';

const html = renderFixture(JobReport, fixtures);
const namesOf = (name: string): string[] =>
  [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );

it('is folded, and a plain form that needs at least one reason', () => {
  expect(html).toMatch(/^<details><summary[^>]*>Report this job<\/summary><form[^>]*method="post"/);
  expect(namesOf('reason')).toEqual(['expired', 'wrong', 'fraud', 'offensive', 'other']);
  expect(html.match(/required/g)).toHaveLength(5);
  for (const reason of namesOf('reason')) {
    const body = { id: Number(namesOf('id')[0]), action: namesOf('action')[0], reason };
    expect(Value.Check(reportJob.body ?? {}, body)).toBe(true);
  }
});

it('shows and enforces the maximum length of a note', () => {
  expect(html).toMatch(/<label[^>]* for="own-note">[^§]*up to 500 characters/);
  expect(html).toMatch(/<textarea[^>]* maxlength="500"/i);
});
