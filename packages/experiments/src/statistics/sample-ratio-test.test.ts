import { expect, it } from 'vitest';
import { chiSquareTail, sampleRatioTest } from './sample-ratio-test.ts';

it.each([
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4: upper-tail critical values.
  [1, 3.841, 0.05],
  [1, 6.635, 0.01],
  [1, 10.828, 0.001],
  [2, 5.991, 0.05],
  [2, 13.816, 0.001],
  [4, 18.467, 0.001],
  [9, 27.877, 0.001],
  [20, 45.315, 0.001],
])('agrees with the published table at %i degrees, %f', (degrees, critical, tail) => {
  expect(chiSquareTail(critical, degrees) / tail).toBeCloseTo(1, 2);
});

it('is true to its promise far out in the tail, where two degrees have a closed form', () => {
  for (const chiSquare of [0, 1, 13.816, 30, 60])
    expect(Math.abs(chiSquareTail(chiSquare, 2) - Math.exp(-chiSquare / 2))).toBeLessThan(1e-15);
  for (const chiSquare of [100, 1_000, 1e7]) expect(chiSquareTail(chiSquare, 2)).toBe(0);
});

it('measures units against weights', () => {
  // (520-500)^2/500 + (480-500)^2/500 = 1.6
  const ratio = sampleRatioTest({ control: 520, b: 480 }, { control: 50, b: 50 });
  expect(ratio).toEqual({
    chiSquare: 1.6,
    degrees: 1,
    pValue: expect.closeTo(0.2059, 4),
    alarm: false,
  });
});

it('takes weights by their ratios', () => {
  const observed = { control: 880, b: 120 };
  const ratio = sampleRatioTest(observed, { control: 90, b: 10 });
  // 20^2/900 + 20^2/100 = 4.444
  expect(ratio.chiSquare).toBeCloseTo(4.4444, 4);
  expect(sampleRatioTest(observed, { control: 0.9, b: 0.1 }).chiSquare).toBeCloseTo(4.4444, 4);
});

it('raises the alarm just below one in a thousand', () => {
  const weights = { control: 50, b: 50 };
  // chi-square is difference^2 / units: 104^2 / 1000 = 10.816 and 105^2 / 1001 = 11.01
  expect(sampleRatioTest({ control: 552, b: 448 }, weights).alarm).toBe(false);
  expect(sampleRatioTest({ control: 553, b: 448 }, weights).alarm).toBe(true);
});

it('has three arms tell by two degrees', () => {
  const weights = { control: 50, b: 25, c: 25 };
  expect(sampleRatioTest({ control: 500, b: 250, c: 250 }, weights)).toEqual({
    chiSquare: 0,
    degrees: 2,
    pValue: 1,
    alarm: false,
  });
});

it('raises the alarm for units in an arm without weight, and for an arm that never came', () => {
  const weights = { control: 100, b: 0 };
  const odd: Record<string, number>[] = [
    { control: 900, b: 1 },
    { control: 900, gone: 1 },
  ];
  for (const observed of odd)
    expect(sampleRatioTest(observed, weights)).toEqual({
      chiSquare: Number.POSITIVE_INFINITY,
      degrees: 0,
      pValue: 0,
      alarm: true,
    });
  expect(sampleRatioTest({ control: 40 }, { control: 50, b: 50 }).alarm).toBe(true);
});

it('says nothing by too few units', () => {
  expect(sampleRatioTest({}, { control: 50, b: 50 }).alarm).toBe(false);
  expect(sampleRatioTest({ control: 0, b: 9 }, { control: 50, b: 50 }).alarm).toBe(false);
  expect(sampleRatioTest({ control: 40, b: 9 }, { control: 99, b: 1 }).alarm).toBe(false);
});

it('counts no arm by a name of every object', () => {
  expect(
    sampleRatioTest({ control: 500, constructor: 500 }, { control: 50, constructor: 50 }),
  ).toEqual({ chiSquare: 0, degrees: 1, pValue: 1, alarm: false });
});
