import type { Change } from '@broadsheet/contract/studio/change';
import type { Staff } from '@broadsheet/contract/studio/staff';
import { expect, it } from 'vitest';
import { asha, changeOf, meera, ravi } from './change.fixture.ts';
import { type StepName, stepsOf } from './steps.ts';

const whyNot = (change: Change, staff: Staff, name: StepName, needsReview = true) =>
  stepsOf(change, staff, needsReview).find((step) => step.name === name)?.whyNot;

it('lets an editor ask for approval once there is something in it', () => {
  expect(whyNot(changeOf(), ravi, 'submit')).toBeNull();
  expect(whyNot(changeOf({ documents: [] }), ravi, 'submit')).toMatch(/draft is empty/);
});

it('says to who edited a change, or submitted it, that somebody else approves', () => {
  const review = changeOf({ state: 'review' });
  const publishing = { ...ravi, role: 'publisher' } as const;
  expect(whyNot(review, publishing, 'approve')).toMatch(/^You edited this/);
  const submitted = { by: { id: meera.id, name: meera.name }, at: '2026-11-20T11:00:00Z' };
  expect(whyNot({ ...review, submitted }, meera, 'approve')).toMatch(/^You requested/);
  expect(whyNot({ ...review, submitted }, asha, 'approve')).toBeNull();
});

it('publishes nothing unapproved where that is asked for, and lets only publishers do it', () => {
  expect(whyNot(changeOf(), asha, 'publish')).toMatch(/approve it first/);
  expect(whyNot(changeOf(), asha, 'publish', false)).toBeNull();
  expect(whyNot(changeOf({ state: 'approved' }), ravi, 'publish')).toMatch(/Only publishers/);
  expect(whyNot(changeOf({ state: 'approved' }), asha, 'publish')).toBeNull();
});

it('offers nothing to viewers, and nothing for a change that is closed', () => {
  expect(stepsOf(changeOf(), { ...asha, role: 'viewer' }, true)).toEqual([]);
  expect(stepsOf(changeOf({ state: 'published' }), asha, true)).toEqual([]);
  expect(stepsOf(changeOf({ state: 'withdrawn' }), asha, true)).toEqual([]);
});
