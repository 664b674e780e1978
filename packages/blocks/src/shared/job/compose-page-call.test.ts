import { jobPage } from '@broadsheet/contract/calls/job-page';
import { expect, it } from 'vitest';
import { composePageCall } from './compose-page-call.ts';

const JOB = { kind: 'jobdetail', params: { jobId: '7' } } as const;
const block = (type: string, settings = {}) => ({ type, settings });

it('asks for what the blocks of the page show', () => {
  const blocks = [block('job-detail'), block('company-card'), block('similar-jobs', { count: 4 })];
  expect(composePageCall(JOB, blocks)).toMatchObject({
    call: jobPage,
    input: { query: { jobcode: '7', company: 1, similar: 4 } },
  });
  expect(composePageCall(JOB, [block('perks')])?.input).toEqual({
    query: { jobcode: '7', perks: 1 },
  });
});

it('composes nothing where the job alone is shown, and for other pages', () => {
  expect(composePageCall(JOB, [block('job-detail')])).toBeNull();
  const applied = { kind: 'jobapplied', params: { jobId: '7' } } as const;
  expect(composePageCall(applied, [block('similar-jobs', { count: 4 })])).toBeNull();
});
