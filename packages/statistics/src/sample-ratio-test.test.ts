import { expect, it } from 'vitest';
import { sampleRatioTest } from './sample-ratio-test.ts';

const EVEN = { control: 50, b: 50 };

it('has the evidence of the mixture as worked out by hand', () => {
  // Two units in one arm: (5 / 10)(6 / 11) / 0.25 = 1.090909 and (500 / 1000)(501 / 1001) / 0.25 = 1.000999, whose mean
  // is 1.045954
  expect(sampleRatioTest({ control: 2 }, EVEN).pValue).toBeCloseTo(1 / 1.045954, 6);
  // The first unit of two arms at their weights is no evidence: both probabilities are the arm's share.
  expect(sampleRatioTest({ b: 1 }, { control: 90, b: 10 }).pValue).toBeCloseTo(1, 12);
});

it('expects an e-value of 1 when arms are assigned by their weights', () => {
  const [units, share, scale] = [9, 0.3, 1e6];
  const weights = { control: 1 - share, b: share };
  // Divided by a million, no evidence is cut at 1.
  const evidence = (b: number) => {
    const observed = { control: units - b, b };
    return 1 / (sampleRatioTest(observed, weights, 1 / scale).pValue * scale);
  };
  let probability = (1 - share) ** units;
  let expected = 0;
  for (let b = 0; b <= units; b += 1) {
    expected += probability * evidence(b);
    probability *= ((units - b) / (b + 1)) * (share / (1 - share));
  }
  expect(expected).toBeCloseTo(1, 10);
});

it('measures units against weights', () => {
  // (520-500)^2/500 + (480-500)^2/500 = 1.6
  const ratio = sampleRatioTest({ control: 520, b: 480 }, EVEN);
  expect(ratio).toMatchObject({ degrees: 1, alarm: false, pValue: 1 });
  expect(ratio.chiSquare).toBeCloseTo(1.6, 12);
});

it('takes weights by their ratios', () => {
  const observed = { control: 880, b: 120 };
  const ratio = sampleRatioTest(observed, { control: 90, b: 10 });
  // 20^2/900 + 20^2/100 = 4.444
  expect(ratio.chiSquare).toBeCloseTo(4.4444, 4);
  const inShares = sampleRatioTest(observed, { control: 0.9, b: 0.1 });
  expect(inShares.chiSquare).toBeCloseTo(4.4444, 4);
  expect(inShares.pValue).toBeCloseTo(ratio.pValue, 12);
});

it.each([
  ['a gross fault within some tens of units', { control: 36, b: 4 }, { control: 30, b: 10 }],
  ['three points in 10,000 units', { control: 5_300, b: 4_700 }, { control: 5_150, b: 4_850 }],
  [
    'half a point in 250,000 units',
    { control: 126_300, b: 123_700 },
    { control: 125_700, b: 124_300 },
  ],
])('finds %s, and less than it not yet', (_, wrong, near) => {
  expect(sampleRatioTest(wrong, EVEN).alarm).toBe(true);
  expect(sampleRatioTest(near, EVEN).alarm).toBe(false);
});

it('needs more evidence where tests share the error', () => {
  const observed = { control: 5_240, b: 4_760 };
  const [alone, shared] = [1, 1_000].map((by) => sampleRatioTest(observed, EVEN, by));
  expect(shared?.pValue).toBeCloseTo(1_000 * (alone?.pValue ?? 0), 12);
  expect([alone?.alarm, shared?.alarm]).toEqual([true, false]);
});

it('compares three arms by two degrees', () => {
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
  expect(sampleRatioTest({ control: 40 }, EVEN).alarm).toBe(true);
});

it('says nothing by too few units', () => {
  expect(sampleRatioTest({}, EVEN)).toEqual({ chiSquare: 0, degrees: 1, pValue: 1, alarm: false });
  expect(sampleRatioTest({ control: 0, b: 9 }, EVEN).alarm).toBe(false);
  expect(sampleRatioTest({ control: 40, b: 9 }, { control: 90, b: 10 }).alarm).toBe(false);
});

it('stays a number for millions of units', () => {
  const { pValue } = sampleRatioTest({ control: 5_000_000, b: 5_000_400 }, EVEN);
  expect(pValue).toBe(1);
  expect(sampleRatioTest({ control: 5_100_000, b: 4_900_000 }, EVEN)).toMatchObject({
    pValue: 0,
    alarm: true,
  });
});

it('counts no arm by a name of every object', () => {
  expect(
    sampleRatioTest({ control: 500, constructor: 500 }, { control: 50, constructor: 50 }),
  ).toEqual({ chiSquare: 0, degrees: 1, pValue: 1, alarm: false });
});
