import { expect, it } from 'vitest';
import { discoveries, sharedError } from './e-values.ts';

it('shares the error over metrics that decide and arms beside control', () => {
  expect(sharedError({ metrics: 3, arms: 3 })).toBe(6);
  expect(sharedError({ metrics: 1, arms: 2 })).toBe(1);
  expect(sharedError({ metrics: 0, arms: 1 })).toBe(1);
});

it('discovers by rank: the k-th largest of four needs 4 / (5 % k)', () => {
  // Bounds 80, 40, 26.7 and 20
  expect(discoveries([81, 1, 39, 2])).toEqual([true, false, false, false]);
  expect(discoveries([1, 41, 45, 2])).toEqual([false, true, true, false]);
  expect(discoveries([21, 22, 23, 20])).toEqual([true, true, true, true]);
  expect(discoveries([19, 22, 26, 20])).toEqual([false, false, false, false]);
  expect(discoveries([])).toEqual([]);
});
