import { expect, it } from 'vitest';
import { compareArms } from './compare-arms.ts';
import { sequenceEvidence, sequenceHalfWidth } from './confidence-sequence.ts';
import { conversionDifference } from './conversion-intervals.ts';
import { SEQUENTIAL, SEQUENTIAL_ADJUSTED } from './gbstats.fixture.ts';
import { NO_UNITS, shareSums } from './metric-sums.ts';
import { sumUnits } from './raw-sums.fixture.ts';

it.each([
  ['means', SEQUENTIAL],
  ['adjusted means', SEQUENTIAL_ADJUSTED],
])('has within 1 %% the sequential interval of gbstats for a lift of %s', (_, expected) => {
  const { arm, control, tightestAt, lift, interval } = expected;
  const compared = compareArms('mean', arm, control, { adjusted: true });
  expect(compared.lift?.value).toBeCloseTo(lift.value, 4);
  const units = arm.units + control.units;
  const half = sequenceHalfWidth(units, units * lift.error ** 2, 1, tightestAt);
  expect(half / ((interval.high - interval.low) / 2)).toBeCloseTo(1, 2);
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
