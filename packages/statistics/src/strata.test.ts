import { expect, it } from 'vitest';
import type { ValidEffect } from './compare-arms.ts';
import { compareArms } from './compare-arms.ts';
import { sequenceHalfWidth } from './confidence-sequence.ts';
import { STRATA } from './gbstats.fixture.ts';
import { NO_UNITS, shareSums } from './metric-sums.ts';
import { compareByStratum, compareStratified } from './strata.ts';

const UNITS = STRATA.strata.reduce((sum, { arm, control }) => sum + arm.units + control.units, 0);
const errorOf = (effect: ValidEffect | null): number =>
  effect?.interval
    ? (effect.interval.high - effect.interval.low) / 2 / sequenceHalfWidth(UNITS, UNITS)
    : expect.unreachable('no interval');

it('agrees with gbstats on stratified effects', () => {
  const { difference, lift } = compareStratified('mean', STRATA.strata);
  expect(difference?.value).toBeCloseTo(STRATA.difference.value, 8);
  expect(errorOf(difference)).toBeCloseTo(STRATA.difference.error, 8);
  expect(lift?.value).toBeCloseTo(STRATA.lift.value, 8);
  // Fieller's interval is a little wider than the symmetric one of the delta method.
  expect(errorOf(lift) / STRATA.lift.error).toBeGreaterThan(1);
  expect(errorOf(lift) / STRATA.lift.error).toBeLessThan(1.01);
});

it('agrees with gbstats within 1 % with a covariate', () => {
  const { difference } = compareStratified('mean', STRATA.strata, { adjusted: true });
  expect(difference?.value).toBeCloseTo(STRATA.adjusted.value, 6);
  expect(Math.abs(errorOf(difference) / STRATA.adjusted.error - 1)).toBeLessThan(0.01);
});

it('is not misled by a mix of people that differs by chance', () => {
  // Both arms convert alike in each stratum: 10 % and 50 %. The arm has more of the second.
  const strata = [
    { name: 'few', arm: shareSums(400, 40), control: shareSums(600, 60) },
    { name: 'many', arm: shareSums(600, 300), control: shareSums(400, 200) },
  ];
  const all = compareArms('share', shareSums(1_000, 340), shareSums(1_000, 260));
  expect(all.difference?.value).toBeCloseTo(0.08, 12);
  expect(compareStratified('share', strata).difference?.value).toBeCloseTo(0, 12);
});

it('joins strata that are too small, and says which', () => {
  const [arm, control] = [shareSums(500, 100), shareSums(500, 80)];
  const tiny = { arm: shareSums(9, 3), control: shareSums(30, 6) };
  const strata = [
    { name: 'large', arm, control },
    { name: 'tiny', ...tiny },
    { name: 'none', arm: NO_UNITS, control: NO_UNITS },
  ];
  const joined = compareStratified('share', strata);
  expect(joined.joined).toEqual(['tiny', 'none']);
  expect(joined.difference?.value).toBeCloseTo(103 / 509 - 86 / 530, 12);
  const together = [
    { name: 'large', arm, control },
    { name: 'one', ...tiny },
    { name: 'two', ...tiny },
  ];
  expect(compareStratified('share', together).difference?.value).toBeCloseTo(
    (1_000 * 0.04 + 78 * (6 / 18 - 12 / 60)) / 1_078,
    12,
  );
  expect(compareStratified('share', [])).toEqual({ difference: null, lift: null, joined: [] });
});

it('shares the error of effects by stratum, empty ones included', () => {
  const [arm, control] = [shareSums(2_000, 300), shareSums(2_000, 240)];
  const [first, empty] = compareByStratum(
    'share',
    [
      { name: 'tech', arm, control },
      { name: 'empty', arm: NO_UNITS, control: NO_UNITS },
    ],
    { sharedBy: 2 },
  );
  expect(first?.comparison).toEqual(compareArms('share', arm, control, { sharedBy: 4 }));
  expect(empty?.comparison.difference).toBeNull();
});
