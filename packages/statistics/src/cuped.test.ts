import { expect, it } from 'vitest';
import { compareArms } from './compare-arms.ts';
import { thetaOf } from './cuped.ts';
import { estimateMetric } from './estimates.ts';
import { RAW } from './gbstats.fixture.ts';
import { sumUnits } from './raw-sums.fixture.ts';

it('has the theta of gbstats, pooled over arms', () => {
  // TestComputeTheta has the same sums in both arms, so that the pooled theta is that of one
  const sums = sumUnits(RAW.second.map((y, index) => ({ y, c: RAW.first[index] ?? 0 })));
  const estimate = estimateMetric('mean', sums) ?? expect.unreachable();
  expect(thetaOf([estimate, estimate])).toBeCloseTo(RAW.theta, 5);
});

it('removes what the covariate explains, in value and variance', () => {
  // y is 3 + 2 c, and 1 more in the arm, with a small rest: theta is near 2
  const units = (more: number, from: number) =>
    sumUnits(
      Array.from({ length: 200 }, (_, index) => {
        const c = from + (index % 10);
        return { y: 3 + 2 * c + more + (index % 4) * 0.1, c };
      }),
    );
  const [arm, control] = [units(1, 5), units(0, 1)];
  const plain = compareArms('mean', arm, control);
  const adjusted = compareArms('mean', arm, control, { adjusted: true });
  expect(plain).toMatchObject({ theta: 0, savedVariance: 0 });
  expect(plain.difference?.value).toBeCloseTo(9, 10);
  expect(adjusted.theta).toBeCloseTo(2, 2);
  expect(adjusted.difference?.value).toBeCloseTo(1, 1);
  expect(adjusted.savedVariance).toBeGreaterThan(0.99);
  expect(adjusted.lift?.value).toBeCloseTo((adjusted.difference?.value ?? 0) / 14.15, 10);
});

it('leaves a metric without a covariate as it is', () => {
  const sums = sumUnits(Array.from({ length: 200 }, (_, index) => ({ y: index % 7 })));
  expect(compareArms('mean', sums, sums, { adjusted: true })).toEqual(
    compareArms('mean', sums, sums),
  );
});
