import { expect, it } from 'vitest';
import { compareArms } from './compare-arms.ts';
import { readHoldout } from './holdout.ts';
import { compareCrossed } from './interaction.ts';
import { NO_UNITS, shareSums } from './metric-sums.ts';

const cells = (both: number) => ({
  neither: shareSums(10_000, 1_000),
  first: shareSums(10_000, 1_300),
  second: shareSums(10_000, 1_200),
  both: shareSums(10_000, both),
});

it('sees no interaction where effects add up', () => {
  const effect = compareCrossed('share', cells(1_500));
  expect(effect?.value).toBeCloseTo(0, 12);
  expect(effect?.interval?.low).toBeLessThan(0);
  expect(effect?.interval?.high).toBeGreaterThan(0);
});

it('sees that two arms together undo each other', () => {
  const effect = compareCrossed('share', cells(900));
  expect(effect?.value).toBeCloseTo(-0.06, 12);
  expect(effect?.interval?.high).toBeLessThan(0);
  // The variance of four arms is twice that of two.
  const one = compareArms('share', shareSums(20_000, 2_000), shareSums(20_000, 2_000));
  const width = (interval: { low: number; high: number } | null | undefined) =>
    (interval?.high ?? 0) - (interval?.low ?? 0);
  expect(width(effect?.interval)).toBeGreaterThan(width(one.difference?.interval));
  expect(width(compareCrossed('share', cells(900), 10)?.interval)).toBeGreaterThan(
    width(effect?.interval),
  );
});

it('says nothing of cells without or with few units', () => {
  expect(compareCrossed('share', { ...cells(900), both: NO_UNITS })).toBeNull();
  const few = compareCrossed('share', { ...cells(900), both: shareSums(20, 3) });
  expect(few).toMatchObject({ interval: null, evidence: 0 });
});

it('reads a holdout as control of everybody else', () => {
  const { difference, lift } = readHoldout('share', shareSums(5_000, 500), [
    shareSums(50_000, 6_000),
    shareSums(45_000, 5_400),
  ]);
  expect(difference?.value).toBeCloseTo(0.02, 12);
  expect(lift?.value).toBeCloseTo(0.2, 12);
  expect(difference?.interval?.low).toBeGreaterThan(0);
});
