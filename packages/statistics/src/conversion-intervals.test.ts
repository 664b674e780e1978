import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sequenceHalfWidth } from './confidence-sequence.ts';
import { conversionDifference, conversionRate } from './conversion-intervals.ts';

it('has the width of the boundary as worked out by hand', () => {
  // -2 ln 0.05 = 5.99146, ln 5.99146 = 1.79034; rho^2 = 8.78180 / 10000.
  // At 10,000 units: n rho^2 + 1 = 9.78180; ln(sqrt(9.78180) / 0.05) = 4.13598;
  // sqrt(0.25 * 2 * 9.78180 / (1e8 * 8.78180e-4) * 4.13598) = 0.0151775
  expect(sequenceHalfWidth(10_000, 0.25)).toBeCloseTo(0.0151775, 6);
  // Shared by eight: rho^2 = 13.467856 / 10000, n rho^2 + 1 = 14.467856, ln(sqrt(14.467856) / 0.00625) = 6.411138;
  // sqrt(0.25 * 2 * 14.467856 / (1e8 * 13.467856e-4) * 6.411138) = 0.0185569
  expect(sequenceHalfWidth(10_000, 0.25, 8)).toBeCloseTo(0.0185569, 6);
});

it('is wider than an interval of one look, and shrinks', () => {
  for (const units of [100, 10_000, 1_000_000])
    expect(sequenceHalfWidth(units, 0.25)).toBeGreaterThan(1.96 * Math.sqrt(0.25 / units));
  expect(sequenceHalfWidth(1_000_000, 0.25)).toBeLessThan(sequenceHalfWidth(10_000, 0.25) / 8);
});

it('tells a rate with its interval', () => {
  const { rate, interval } = conversionRate({ units: 10_000, conversions: 5_000 });
  expect(rate).toBe(0.5);
  expect(interval?.low).toBeCloseTo(0.4848225, 6);
  expect(interval?.high).toBeCloseTo(0.5151775, 6);
});

it('tells a difference with its interval', () => {
  // variance = 10000 * (0.2495.../5000 + 0.25/5000) is near 1; half the width near 0.030355 * 0.9995
  const { difference, interval } = conversionDifference(
    { units: 5_000, conversions: 2_600 },
    { units: 5_000, conversions: 2_500 },
  );
  expect(difference).toBeCloseTo(0.02, 12);
  expect(interval?.low).toBeCloseTo(0.02 - 0.030343, 5);
  expect(interval?.high).toBeCloseTo(0.02 + 0.030343, 5);
});

it('says that there is not enough yet', () => {
  expect(conversionRate({ units: 0, conversions: 0 })).toEqual({ rate: null, interval: null });
  expect(conversionRate({ units: 50, conversions: 9 })).toEqual({ rate: 0.18, interval: null });
  expect(conversionRate({ units: 50, conversions: 41 }).interval).toBeNull();
  expect(conversionRate({ units: 50, conversions: 10 }).interval).not.toBeNull();
  const some = { units: 100, conversions: 10 };
  expect(conversionDifference({ units: 0, conversions: 0 }, some)).toEqual({
    difference: null,
    interval: null,
  });
  expect(conversionDifference({ units: 100, conversions: 9 }, some).interval).toBeNull();
  expect(conversionDifference(some, some).interval).not.toBeNull();
});

it('needs more for an interval that shares its error', () => {
  const some = { units: 100, conversions: 12 };
  expect(conversionRate(some).interval).not.toBeNull();
  expect(conversionRate(some, 6).interval).toBeNull();
  expect(conversionDifference(some, some).interval).not.toBeNull();
  expect(conversionDifference(some, some, 6).interval).toBeNull();
});

it('doubts an arm of no conversions, and yet tells it from one of many', () => {
  const none = { units: 5_000, conversions: 0 };
  const { interval } = conversionDifference(none, { units: 5_000, conversions: 500 });
  expect(interval?.high).toBeLessThan(-0.05);
  expect(interval?.low).toBeLessThan(-0.1);
});

it('answers with numbers in their bounds for every count', () => {
  const counts = fc
    .tuple(fc.nat({ max: 3_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([units, share]) => ({ units, conversions: Math.floor(units * share) }));
  fc.assert(
    fc.property(counts, counts, (arm, control) => {
      const { rate, interval } = conversionRate(arm);
      if (interval && rate !== null) {
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.low).toBeLessThanOrEqual(rate);
        expect(interval.high).toBeGreaterThanOrEqual(rate);
        expect(interval.high).toBeLessThanOrEqual(1);
      }
      const there = conversionDifference(arm, control);
      const back = conversionDifference(control, arm);
      expect(there.interval === null).toBe(back.interval === null);
      if (there.interval && back.interval) {
        expect(there.interval.low).toBeGreaterThanOrEqual(-1);
        expect(there.interval.high).toBeLessThanOrEqual(1);
        expect(there.interval.high - there.interval.low).toBeGreaterThan(0);
        expect(there.interval.low).toBeCloseTo(-back.interval.high, 12);
      }
    }),
    { seed: 7 },
  );
});
