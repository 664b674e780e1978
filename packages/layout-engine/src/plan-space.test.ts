import { expect, it } from 'vitest';
import { PlanSpaceError, refuseUnkeyable } from './plan-space.ts';

it('lets keys be counted as far as a number counts', () => {
  expect(() => refuseUnkeyable('home', [])).not.toThrow();
  expect(() => refuseUnkeyable('home', [2, 2 ** 51])).not.toThrow();
});

it('refuses what a number can no longer tell apart', () => {
  const found = () => refuseUnkeyable('home', [9, 6, 2, 2 ** 23, 2 ** 24]);
  expect(found).toThrow(PlanSpaceError);
  expect(found).toThrow('the conditions of page home make more plan keys than 2^53');
});
