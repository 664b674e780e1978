import type { Change } from '@broadsheet/contract/studio/change';
import type { Staff } from '@broadsheet/contract/studio/staff';
import { expect, it } from 'vitest';
import { asha, changeOf, meera, ravi } from './change.fixture.ts';
import { type StepName, stepsOf } from './steps.ts';

const whyNot = (change: Change, staff: Staff, name: StepName, needsReview = true) =>
  stepsOf(change, staff, needsReview).find((step) => step.name === name)?.whyNot;

it('lets an editor request an approval once it has content', () => {
  expect(whyNot(changeOf(), ravi, 'submit')).toBeNull();
  expect(whyNot(changeOf({ documents: [] }), ravi, 'submit')).toMatch(/draft is empty/);
});

it('tells editors and submitters that someone else approves', () => {
  const review = changeOf({ state: 'review' });
  const publishing = { ...ravi, role: 'publisher' } as const;
  expect(whyNot(review, publishing, 'approve')).toMatch(/^You edited this/);
  const submitted = { by: { id: meera.id, name: meera.name }, at: '2026-11-20T11:00:00Z' };
  expect(whyNot({ ...review, submitted }, meera, 'approve')).toMatch(/^You requested/);
  expect(whyNot({ ...review, submitted }, asha, 'approve')).toBeNull();
});

it('requires an approval if configured, and lets only publishers publish', () => {
  expect(whyNot(changeOf(), asha, 'publish')).toMatch(/approve it first/);
  expect(whyNot(changeOf(), asha, 'publish', false)).toBeNull();
  expect(whyNot(changeOf({ state: 'approved' }), ravi, 'publish')).toMatch(/Only publishers/);
  expect(whyNot(changeOf({ state: 'approved' }), asha, 'publish')).toBeNull();
});

it('offers nothing to viewers, and nothing for a closed change', () => {
  expect(stepsOf(changeOf(), { ...asha, role: 'viewer' }, true)).toEqual([]);
  expect(stepsOf(changeOf({ state: 'published' }), asha, true)).toEqual([]);
  expect(stepsOf(changeOf({ state: 'withdrawn' }), asha, true)).toEqual([]);
});
