import { expect, it } from 'vitest';
import { sequenceHalfWidth } from './confidence-sequence.ts';
import { daysNeeded, unitsForEffect, unitsNeeded } from './size-experiment.ts';

it('needs the units at which the interval and the power fit into the effect', () => {
  const variances = [0.09, 0.1056] as const;
  const units = unitsForEffect({ variances, effect: 0.02 });
  // Half of the interval, and 0.841621 standard errors for a power of 80 %
  const needed = (count: number) =>
    sequenceHalfWidth(2 * count, 2 * 0.1956) + 0.841621 * Math.sqrt(0.1956 / count);
  if (units === null) return expect.unreachable('no size');
  expect(needed(units)).toBeLessThanOrEqual(0.02);
  expect(needed(units - 1)).toBeGreaterThan(0.02);
  expect(unitsNeeded({ rate: 0.1, difference: 0.02 })).toBe(units);
  // One check at a fixed size needs (1.959964 + 0.841621)^2 * 0.1956 / 0.0004 = 3,839
  expect(units).toBeGreaterThan(1.5 * 3_839);
  expect(units).toBeLessThan(2.5 * 3_839);
});

it('needs more for smaller effects, more power and shared error, and less with a covariate', () => {
  const size = { variances: [1, 1], effect: 0.1 } as const;
  const units = unitsForEffect(size) ?? expect.unreachable('no size');
  expect(unitsForEffect({ ...size, effect: 0.05 })).toBeGreaterThan(3.5 * units);
  expect(unitsForEffect({ ...size, power: 0.95 })).toBeGreaterThan(units);
  expect(unitsForEffect({ ...size, sharedBy: 6 })).toBeGreaterThan(units);
  expect(unitsForEffect({ ...size, variances: [0.5, 0.5] })).toBeLessThan(0.6 * units);
  expect(() => unitsForEffect({ ...size, effect: 0 })).toThrow(
    'expected an effect above 0, found 0',
  );
});

it('has no size for an effect that no number of people can show', () => {
  expect(unitsNeeded({ rate: 0.1, difference: 1e-4 })).toBeGreaterThan(1e8);
  for (const difference of [1e-8, 1e-9, Number.MIN_VALUE])
    expect(unitsNeeded({ rate: 0.1, difference })).toBeNull();
});

it('refuses what is no number, or out of its range', () => {
  const size = { variances: [1, 1], effect: 0.1 } as const;
  for (const [input, message] of [
    [{ effect: Number.NaN }, 'expected an effect above 0, found NaN'],
    [{ effect: Number.POSITIVE_INFINITY }, 'expected an effect above 0, found Infinity'],
    [{ variances: [1, Number.NaN] }, 'expected a variance of at least 0, found NaN'],
    [{ power: 1 }, 'expected a power between 0 and 1, found 1'],
    [{ sharedBy: 0 }, 'expected an error shared by 1 or more, found 0'],
  ] as const)
    expect(() => unitsForEffect({ ...size, ...input })).toThrow(message);
  expect(() => unitsNeeded({ rate: Number.NaN, difference: 0.1 })).toThrow(
    'expected a rate of 0 to 1, found NaN',
  );
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
