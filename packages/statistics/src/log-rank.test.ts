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

it('has the ratio at which the score is 0, and those within its boundary', () => {
  // 30 of 50 events are in the arm, which they are at a ratio of 0.6 / 0.4
  const { hazardRatio, interval } = compareTimes(
    [{ atRisk: 100, events: 30 }],
    [{ atRisk: 100, events: 20 }],
  );
  expect(hazardRatio).toBeCloseTo(1.5, 12);
  if (!interval) return expect.unreachable('no interval');
  for (const [bound, side] of [
    [interval.low, 1],
    [interval.high, -1],
  ] as const) {
    const share = bound / (1 + bound);
    // Prior 100 / 8.78180; the hypergeometric variance is 150 / 199 of the binomial
    const spread = 50 * share * (1 - share) * (150 / 199) + 11.387186;
    const boundary = Math.sqrt(spread * Math.log(spread / (11.387186 * 0.0025)));
    expect(side * (30 - 50 * share)).toBeCloseTo(boundary, 5);
  }
});

it.each([0.1, 0.5, 0.9])('has the ratio of hazards with a share of %d in the arm', (weight) => {
  const arm = { atRisk: weight * 10_000, events: 0.04 * weight * 10_000 };
  const control = { atRisk: (1 - weight) * 10_000, events: 0.02 * (1 - weight) * 10_000 };
  const { hazardRatio, interval } = compareTimes([arm], [control]);
  expect(hazardRatio).toBeCloseTo(2, 10);
  expect(interval?.low).toBeLessThan(2);
  expect(interval?.high).toBeGreaterThan(2);
});

it('excludes 1 where an arm has no event at all', () => {
  const [none, some] = [
    { atRisk: 1_000, events: 0 },
    { atRisk: 1_000, events: 60 },
  ] as const;
  // At 0.2398 the arm has 60 * 0.1934 = 11.60 expected events, which is the boundary at a variance of 9.08
  const fewer = compareTimes([none], [some]).interval;
  expect([fewer?.low, fewer?.high]).toEqual([expect.closeTo(0, 5), expect.closeTo(0.2398, 4)]);
  expect(compareTimes([some], [none]).interval?.low).toBeCloseTo(1 / (fewer?.high ?? 1), 8);
});

it('is the reverse for the reverse, and 1 for equal arms', () => {
  const [fast, slow] = [days(3_000, 0.06), days(3_000, 0.05)];
  const [there, back] = [compareTimes(fast, slow), compareTimes(slow, fast)];
  expect(there.hazardRatio).toBeCloseTo(1 / (back.hazardRatio ?? 1), 10);
  expect(there.evidence).toBeCloseTo(back.evidence, 6);
  expect(compareTimes(fast, fast).hazardRatio).toBeCloseTo(1, 12);
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
  expect(compareTimes(few, few)).toEqual({
    hazardRatio: expect.closeTo(1, 12),
    interval: null,
    evidence: 0,
  });
  // 100 events, of which nine are expected in the arm
  const small = [{ atRisk: 90, events: 9 }];
  expect(compareTimes(small, [{ atRisk: 910, events: 91 }]).interval).toBeNull();
  const nothing = { hazardRatio: null, interval: null, evidence: 0 };
  expect(compareTimes(days(500, 0.1), [])).toEqual(nothing);
  expect(compareTimes([{ atRisk: 40, events: 40 }], [{ atRisk: 40, events: 40 }])).toEqual(nothing);
  const longer = compareTimes(days(5_000, 0.05, 20), days(5_000, 0.04));
  expect(longer).toEqual(compareTimes(days(5_000, 0.05), days(5_000, 0.04)));
});

it('needs more events for an interval that shares its error', () => {
  const some = [{ atRisk: 500, events: 12 }];
  expect(compareTimes(some, some).interval).not.toBeNull();
  expect(compareTimes(some, some, 6).interval).toBeNull();
});
