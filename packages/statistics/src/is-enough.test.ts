import { expect, it } from 'vitest';
import { countContributors, isEnough } from './is-enough.ts';
import { NO_UNITS } from './metric-sums.ts';
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
  expect(isEnough('ratio', even, even)).toBe(true);
  expect(isEnough('ratio', heavyDivisor, heavyDivisor)).toBe(false);
  expect(isEnough('ratio', heavyMeasure, heavyMeasure)).toBe(false);
  expect(isEnough('mean', heavyDivisor, heavyDivisor)).toBe(true);
});
