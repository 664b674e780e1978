import { expect, it } from 'vitest';
import { differenceOf, effectParts, liftOf } from './effects.ts';
import { type Estimate, estimateMetric } from './estimates.ts';
import { MEANS, RAW, SHARES } from './gbstats.fixture.ts';
import { addSums, type MetricSums, NO_UNITS, type SummedKind, shareSums } from './metric-sums.ts';
import { sumUnits } from './raw-sums.fixture.ts';

const estimate = (kind: SummedKind, sums: MetricSums): Estimate =>
  estimateMetric(kind, sums) ?? expect.unreachable('no estimate');

it('agrees with gbstats on means', () => {
  const [arm, control] = [estimate('mean', MEANS.arm), estimate('mean', MEANS.control)];
  const difference = differenceOf(effectParts(arm, control));
  expect(difference.value).toBeCloseTo(MEANS.difference.value, 5);
  expect(Math.sqrt(difference.variance)).toBeCloseTo(MEANS.difference.error, 5);
  const lift = liftOf(effectParts(arm, control));
  expect(lift?.value).toBeCloseTo(MEANS.lift.value, 5);
  expect(Math.sqrt(lift?.variance ?? 0)).toBeCloseTo(MEANS.lift.error, 5);
});

it('agrees with gbstats on shares, but for half a conversion in the variance', () => {
  const of = ({ units, conversions }: { units: number; conversions: number }) =>
    estimate('share', shareSums(units, conversions));
  const lift = liftOf(effectParts(of(SHARES.arm), of(SHARES.control)));
  expect(lift?.value).toBeCloseTo(SHARES.lift.value, 5);
  expect(Math.sqrt(lift?.variance ?? 0)).toBeCloseTo(SHARES.lift.error, 3);
});

it('estimates a ratio by its linear contributions', () => {
  const raw = RAW.first.map((y, index) => ({ y, x: RAW.second[index] ?? 0, c: y + index }));
  const ratio = estimate('ratio', sumUnits(raw));
  // 23.7 / 11; the variance is that of (y - ratio x) / 2.75 over the four units, worked out one by one
  expect(ratio.value).toBeCloseTo(23.7 / 11, 12);
  const contributions = raw.map(({ y, x }) => (y - (23.7 / 11) * x) / 2.75);
  const squares = contributions.reduce((sum, one) => sum + one ** 2, 0);
  expect(ratio.variance).toBeCloseTo(squares / 3, 10);
  const meanBefore = raw.reduce((sum, { c }) => sum + c / 4, 0);
  const products = raw.reduce(
    (sum, { c }, index) => sum + (c - meanBefore) * (contributions[index] ?? 0),
    0,
  );
  expect(ratio.beforeCovariance).toBeCloseTo(products / 3, 10);
});

it('has the mean for a ratio by one each', () => {
  const raw = RAW.first.map((y) => ({ y, x: 1, c: 2 * y }));
  const [ratio, mean] = [estimate('ratio', sumUnits(raw)), estimate('mean', sumUnits(raw))];
  expect(ratio.variance).toBeCloseTo(mean.variance, 10);
  expect(ratio.beforeCovariance).toBeCloseTo(mean.beforeCovariance, 10);
});

it('defines nothing for one unit, nor for a ratio by 0, nor a lift over 0', () => {
  expect(estimateMetric('share', NO_UNITS)).toBeNull();
  expect(estimateMetric('mean', sumUnits([{ y: 4 }]))).toBeNull();
  expect(estimateMetric('ratio', sumUnits([{ y: 4 }, { y: 2 }]))).toBeNull();
  const none = estimate('mean', sumUnits([{ y: 0 }, { y: 0 }]));
  expect(none.variance).toBe(0);
  expect(liftOf(effectParts(none, none))).toBeNull();
});

it('the difference of equal measures has no variance below 0', () => {
  const same = estimate('mean', sumUnits(Array.from({ length: 3 }, () => ({ y: 0.1, c: 0.3 }))));
  expect(differenceOf(effectParts(same, same, 2))).toEqual({
    value: 0,
    variance: expect.closeTo(0, 12),
  });
});

it('adds parts to the sums of all units', () => {
  const raw = RAW.first.map((y, index) => ({ y, x: RAW.second[index] ?? 0, c: index }));
  const added = addSums(sumUnits(raw.slice(0, 1)), sumUnits(raw.slice(1)));
  const all = sumUnits(raw);
  for (const [name, sum] of Object.entries(all))
    expect(added[name as keyof MetricSums], name).toBeCloseTo(sum, 12);
});

it('refuses a share of more conversions than units, or of fewer than none', () => {
  for (const conversions of [12, -1, Number.NaN])
    expect(() => estimateMetric('share', shareSums(10, conversions))).toThrow(
      `expected conversions of 0 to 10 units, found ${conversions}`,
    );
});
