import { expect, it } from 'vitest';
import { PlanSpaceError, refuseUnkeyable } from './plan-space.ts';

it('accepts keys within the range of a number', () => {
  expect(() => refuseUnkeyable('home', [])).not.toThrow();
  expect(() => refuseUnkeyable('home', [2, 2 ** 51])).not.toThrow();
});

it('refuses more keys than a number can distinguish', () => {
  const found = () => refuseUnkeyable('home', [9, 6, 2, 2 ** 23, 2 ** 24]);
  expect(found).toThrow(PlanSpaceError);
  expect(found).toThrow('the conditions of page home make more plan keys than 2^53');
});
