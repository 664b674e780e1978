import { expect, it } from 'vitest';
import { compareTimes, type TimeSums } from './log-rank.ts';

/** Days on which a fixed share of those at risk has the event. */
const days = (units: number, rate: number, count = 10): TimeSums => {
  let atRisk = units;
  return Array.from({ length: count }, () => {
    const day = { atRisk, events: Math.round(atRisk * rate) };
    atRisk -= day.events;
    return day;
  });
};

it('has the score and variance of one day as worked out by hand', () => {
  const arm = [{ atRisk: 100, events: 30 }];
  const control = [{ atRisk: 100, events: 20 }];
  // Score 30 - 25 = 5; variance 50 * 0.25 * 150 / 199 = 9.422111; ln of the ratio 0.530667
  const { hazardRatio, interval } = compareTimes(arm, control);
  expect(Math.log(hazardRatio ?? 0)).toBeCloseTo(0.530667, 5);
  // Prior 100 / 8.78180 = 11.387186; spread 20.809297; half sqrt(20.809297 * ln(20.809297 / (11.387186 * 0.0025)))
  // = 11.71417 over the variance is 1.243264
  expect(Math.log(interval?.low ?? 0)).toBeCloseTo(0.530667 - 1.243264, 3);
  expect(Math.log(interval?.high ?? 0)).toBeCloseTo(0.530667 + 1.243264, 3);
});

it('is the reverse for the reverse, and 1 for equal arms', () => {
  const [fast, slow] = [days(3_000, 0.06), days(3_000, 0.05)];
  const [there, back] = [compareTimes(fast, slow), compareTimes(slow, fast)];
  expect(there.hazardRatio).toBeCloseTo(1 / (back.hazardRatio ?? 1), 10);
  expect(there.evidence).toBeCloseTo(back.evidence, 6);
  expect(compareTimes(fast, fast).hazardRatio).toBe(1);
});

it('finds a rate that is a quarter higher, near its size, and excludes 1', () => {
  const { hazardRatio, interval, evidence } = compareTimes(days(5_000, 0.05), days(5_000, 0.04));
  expect(hazardRatio).toBeCloseTo(1.25, 1);
  expect(interval?.low).toBeGreaterThan(1);
  expect(evidence).toBeGreaterThan(20);
  expect(compareTimes(days(5_000, 0.05), days(5_000, 0.04), 1e12).interval?.low).toBeLessThan(1);
});

it('says nothing of few events, nor of days that one arm alone has', () => {
  const few = [{ atRisk: 50, events: 9 }];
  expect(compareTimes(few, few)).toEqual({ hazardRatio: 1, interval: null, evidence: 1 });
  expect(compareTimes(days(500, 0.1), [])).toEqual({
    hazardRatio: null,
    interval: null,
    evidence: 1,
  });
  const longer = compareTimes(days(5_000, 0.05, 20), days(5_000, 0.04));
  expect(longer).toEqual(compareTimes(days(5_000, 0.05), days(5_000, 0.04)));
});
