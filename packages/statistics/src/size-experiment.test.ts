import { expect, it } from 'vitest';
import { daysNeeded, unitsNeeded } from './size-experiment.ts';

it.each([
  // (1.959964 + 0.841621)^2 = 7.848879; from 10 % to 12 %: 0.09 + 0.1056 = 0.1956 over 0.0004
  [0.1, 0.02, 3_839],
  // from 50 % to 60 %: 0.25 + 0.24 = 0.49 over 0.01
  [0.5, 0.1, 385],
  [0, 0.01, 778],
])('a rate of %s needs for a difference of %s in each arm %s units', (rate, difference, units) => {
  expect(unitsNeeded({ rate, difference })).toBe(units);
});

it('nobody converts more often than always', () => {
  expect(unitsNeeded({ rate: 0.95, difference: 0.1 })).toBeNull();
});

it('the days follow from the traffic that takes part, shared by the arms', () => {
  const sizing = { unitsNeeded: 3_000, arms: 2, unitsPerDay: 400, coverage: 0.5 };
  expect(daysNeeded(sizing)).toBe(30);
  expect(daysNeeded({ ...sizing, arms: 4 })).toBe(60);
  expect(daysNeeded({ ...sizing, unitsPerDay: 1_000_000 })).toBe(1);
  expect(daysNeeded({ ...sizing, unitsPerDay: 0 })).toBeNull();
  expect(daysNeeded({ ...sizing, coverage: 0 })).toBeNull();
});
