import { expect, it } from 'vitest';
import { type ArmComparison, compareArms } from './compare-arms.ts';
import { sequenceEvidence, sequenceHalfWidth } from './confidence-sequence.ts';
import { conversionDifference } from './conversion-intervals.ts';
import { differenceOf, effectParts, liftOf } from './effects.ts';
import { SEQUENTIAL, SEQUENTIAL_ADJUSTED, STRATA } from './gbstats.fixture.ts';
import { type MetricSums, NO_UNITS, shareSums } from './metric-sums.ts';
import { sumUnits } from './raw-sums.fixture.ts';

const partsOf = ({ arm, control, theta }: ArmComparison) =>
  arm && control ? effectParts(arm, control, theta) : expect.unreachable('no estimates');

it.each([
  ['means', SEQUENTIAL],
  ['adjusted means', SEQUENTIAL_ADJUSTED],
])(
  'has the error, and within 1 %% the sequential interval, of gbstats for a lift of %s',
  (_, expected) => {
    const { arm, control, tightestAt, lift, interval } = expected;
    const compared = compareArms('mean', arm, control, { adjusted: true });
    expect(compared.lift?.value).toBeCloseTo(lift.value, 4);
    const variance = liftOf(partsOf(compared))?.variance ?? 0;
    expect(Math.sqrt(variance)).toBeCloseTo(lift.error, 5);
    const units = arm.units + control.units;
    const half = sequenceHalfWidth(units, units * variance, 1, tightestAt);
    expect(half / ((interval.high - interval.low) / 2)).toBeCloseTo(1, 2);
  },
);

it('has the error of a difference and a lift whose covariate explains most', () => {
  for (const { arm, control } of STRATA.strata) {
    const compared = compareArms('mean', arm, control, { adjusted: true });
    const { theta, savedVariance } = compared;
    expect(savedVariance).toBeGreaterThan(0.9);
    // From the sums themselves, term by term
    const spreadOf = ({ units, ...of }: MetricSums) => ({
      mean: of.sum / units,
      y: (of.sumSquares - of.sum ** 2 / units) / (units - 1),
      c: (of.beforeSquares - of.before ** 2 / units) / (units - 1),
      yc: (of.beforeProduct - (of.sum * of.before) / units) / (units - 1),
      before: of.before / units,
      units,
    });
    const [a, b] = [spreadOf(arm), spreadOf(control)];
    const pooled = (a.units - 1) * a.c + (b.units - 1) * b.c;
    expect(theta).toBeCloseTo(((a.units - 1) * a.yc + (b.units - 1) * b.yc) / pooled, 6);
    const error = ({ y, c, yc, units }: typeof a, ratio: number) =>
      (ratio ** 2 * y + theta ** 2 * c - 2 * ratio * theta * yc) / units;
    const parts = partsOf(compared);
    expect(differenceOf(parts).variance).toBeCloseTo(error(a, 1) + error(b, 1), 6);
    const ratio = (a.mean - theta * (a.before - b.before)) / b.mean;
    const ofLift = (error(a, 1) + error(b, ratio)) / b.mean ** 2;
    expect(Math.sqrt(liftOf(parts)?.variance ?? 0)).toBeCloseTo(Math.sqrt(ofLift), 6);
  }
});

it('has the intervals of a share that the report has had', () => {
  const [arm, control] = [
    { units: 5_200, conversions: 700 },
    { units: 4_900, conversions: 500 },
  ];
  const { interval } = conversionDifference(arm, control, 3);
  const sums = ({ units, conversions }: typeof arm) => shareSums(units, conversions);
  const { difference } = compareArms('share', sums(arm), sums(control), { sharedBy: 3 });
  expect(difference?.interval?.low).toBeCloseTo(interval?.low ?? 0, 12);
  expect(difference?.interval?.high).toBeCloseTo(interval?.high ?? 0, 12);
});

it('has evidence beyond 1 / alpha exactly where the interval excludes no effect', () => {
  for (const conversions of [500, 560, 600, 620, 640, 700])
    for (const sharedBy of [1, 6]) {
      const { difference } = compareArms(
        'share',
        shareSums(5_000, conversions),
        shareSums(5_000, 500),
        {
          sharedBy,
        },
      );
      const excludes = (difference?.interval?.low ?? 0) > 0;
      expect((difference?.evidence ?? 0) > sharedBy / 0.05).toBe(excludes);
    }
  expect(sequenceEvidence(0, 100, 0)).toBe(1);
  expect(sequenceEvidence(0.1, 100, 0)).toBe(Number.POSITIVE_INFINITY);
});

it('has no interval of few units, of one contributor, or of no variance', () => {
  const few = sumUnits(Array.from({ length: 99 }, (_, index) => ({ y: index })));
  const many = sumUnits(Array.from({ length: 100 }, (_, index) => ({ y: index })));
  const one = sumUnits(Array.from({ length: 200 }, (_, index) => ({ y: index === 0 ? 900 : 0 })));
  const equal = sumUnits(Array.from({ length: 200 }, () => ({ y: 2 })));
  for (const [arm, control] of [
    [few, many],
    [many, one],
    [one, many],
    [equal, equal],
  ] as const) {
    const { difference, lift } = compareArms('mean', arm, control);
    expect([difference?.interval, difference?.evidence]).toEqual([null, 0]);
    expect(lift?.interval).toBeNull();
  }
  expect(compareArms('mean', many, many).difference?.interval).not.toBeNull();
  expect(compareArms('mean', NO_UNITS, many)).toMatchObject({ difference: null, lift: null });
});

it('has no lift over a control that may be 0', () => {
  const { difference, lift } = compareArms('share', shareSums(1_000, 100), shareSums(1_000, 4));
  expect(difference?.interval?.low).toBeGreaterThan(0);
  expect(lift).toMatchObject({ value: expect.closeTo(24, 10), interval: null });
});

it('excludes no lift exactly where the difference excludes 0', () => {
  for (const conversions of [400, 500, 590, 600, 610, 620, 630, 700]) {
    const { difference, lift } = compareArms(
      'share',
      shareSums(5_000, conversions),
      shareSums(5_000, 500),
    );
    const excludes = ({ low, high }: { low: number; high: number }) => low > 0 || high < 0;
    expect(excludes(lift?.interval ?? expect.unreachable())).toBe(
      excludes(difference?.interval ?? expect.unreachable()),
    );
  }
});

it('has the lifts at which the mean of the parts is at its boundary', () => {
  const compared = compareArms('mean', SEQUENTIAL_ADJUSTED.arm, SEQUENTIAL_ADJUSTED.control, {
    adjusted: true,
  });
  const { arm, control, lift, theta } = compared;
  if (!arm || !control || !lift?.interval) return expect.unreachable();
  const units = arm.units + control.units;
  for (const bound of [lift.interval.low, lift.interval.high]) {
    // Of the arm, and of control: y - theta c + bound y, worked out term by term
    const mean =
      arm.value - theta * arm.before - ((1 + bound) * control.value - theta * control.before);
    const ofArm = arm.variance + theta ** 2 * arm.beforeVariance - 2 * theta * arm.beforeCovariance;
    const ofControl =
      (1 + bound) ** 2 * control.variance +
      theta ** 2 * control.beforeVariance -
      2 * (1 + bound) * theta * control.beforeCovariance;
    const variance = ofArm / arm.units + ofControl / control.units;
    expect(Math.abs(mean)).toBeCloseTo(sequenceHalfWidth(units, units * variance), 10);
  }
});

it('has no bound that no effect can have', () => {
  const none = compareArms('share', shareSums(300, 0), shareSums(300, 60));
  expect(none.lift).toMatchObject({ value: -1, interval: { low: -1 } });
  const far = compareArms('share', shareSums(30, 29), shareSums(30, 1));
  expect(far.difference?.interval?.high).toBe(1);
  const mean = sumUnits(Array.from({ length: 300 }, (_, index) => ({ y: index % 3 })));
  const nothing = sumUnits(Array.from({ length: 300 }, () => ({ y: 0 })));
  expect(compareArms('mean', nothing, mean).lift?.interval?.low).toBe(-1);
});
