import { expect, it } from 'vitest';
import { countContributors, isEnough, minContributors, minConversions } from './is-enough.ts';
import { NO_UNITS, shareSums } from './metric-sums.ts';
import { type RawUnit, sumUnits } from './raw-sums.fixture.ts';

const units = (unitOf: (index: number) => RawUnit) =>
  sumUnits(Array.from({ length: 400 }, (_, index) => unitOf(index)));

it('counts equal contributors in full, and one enormous measure as one', () => {
  expect(
    countContributors(
      'mean',
      units(() => ({ y: 7 })),
    ),
  ).toBeCloseTo(400, 10);
  const one = units((index) => ({ y: index === 0 ? 1e6 : 1 }));
  expect(countContributors('mean', one)).toBeCloseTo(1, 2);
  expect(countContributors('mean', NO_UNITS)).toBe(0);
});

it('needs contributors to both measures of a ratio', () => {
  const even = units(() => ({ y: 1, x: 2 }));
  const heavyDivisor = units((index) => ({ y: 1, x: index === 0 ? 1e5 : 1 }));
  const heavyMeasure = units((index) => ({ y: index === 0 ? 1e5 : 1, x: 1 }));
  expect(isEnough('ratio', even, even, 1)).toBe(true);
  expect(isEnough('ratio', heavyDivisor, heavyDivisor, 1)).toBe(false);
  expect(isEnough('ratio', heavyMeasure, heavyMeasure, 1)).toBe(false);
  expect(isEnough('mean', heavyDivisor, heavyDivisor, 1)).toBe(true);
});

it('needs more of each for a part of the error', () => {
  // Critical values 1.959964, 2.638257 with a sixth of the error and 3.023341 with a twentieth
  expect([1, 6, 20].map(minConversions)).toEqual([
    expect.closeTo(10, 6),
    expect.closeTo(24.39, 2),
    expect.closeTo(36.7, 2),
  ]);
  expect([1, 6, 20].map(minContributors)).toEqual([
    expect.closeTo(30, 6),
    expect.closeTo(73.17, 2),
    expect.closeTo(110.11, 2),
  ]);
  const [arm, control] = [shareSums(500, 15), shareSums(5_000, 150)];
  expect(isEnough('share', arm, control, 1)).toBe(true);
  expect(isEnough('share', arm, control, 6)).toBe(false);
  const some = units((index) => ({ y: index < 50 ? 1 : 0 }));
  expect(isEnough('mean', some, some, 1)).toBe(true);
  expect(isEnough('mean', some, some, 6)).toBe(false);
});
