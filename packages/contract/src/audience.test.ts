import { expect, it } from 'vitest';
import {
  COHORTS,
  isPossibleSeeker,
  MEMBERSHIPS,
  POSSIBLE_SEEKERS,
  withMembership,
} from './audience.ts';

it('a visitor is of no cohort, and a member of any', () => {
  expect(POSSIBLE_SEEKERS[0]).toEqual({ cohort: 'none', membership: 'visitor' });
  expect(POSSIBLE_SEEKERS).toHaveLength(COHORTS.length * (MEMBERSHIPS.length - 1) + 1);
  expect(isPossibleSeeker({ cohort: 'freshers', membership: 'visitor' })).toBe(false);
  expect(isPossibleSeeker({ cohort: 'freshers', membership: 'basic' })).toBe(true);
});

it('a persona of a cohort is a member', () => {
  expect(withMembership({ cohort: 'freshers' })).toEqual({
    cohort: 'freshers',
    membership: 'basic',
  });
  expect(withMembership({ cohort: 'freshers', membership: 'pro' }).membership).toBe('pro');
  expect(withMembership({ cohort: 'none' })).toEqual({ cohort: 'none' });
  expect(withMembership({})).toEqual({});
});
