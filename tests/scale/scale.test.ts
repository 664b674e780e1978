import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASSUMED, type Assumptions } from './assumptions.ts';
import { cacheAnswers } from './cache-answers.ts';
import { findLimits } from './find-limits.ts';
import { readMeasured } from './measured.ts';
import { listDemands } from './peak-demands.ts';
import { reportScale } from './report.ts';
import { sampleAddress } from './sample-address.ts';
import { simulatePeak } from './simulate-peak.ts';

const measured = readMeasured();
/** A site small enough to be simulated in no time. */
const SMALL: Assumptions = { ...ASSUMED, viewsADay: 2_000_000 };

describe('addresses', () => {
  it('are all within reach, the first more often than any other', () => {
    const samples = Array.from({ length: 10_000 }, (_, index) =>
      sampleAddress(1_000, 0.8, (index + 0.5) / 10_000),
    );
    expect(Math.min(...samples)).toBe(0);
    expect(Math.max(...samples)).toBeGreaterThan(990);
    expect(Math.max(...samples)).toBeLessThan(1_000);
    const count = (address: number) => samples.filter((each) => each === address).length;
    expect(count(0)).toBeGreaterThan(count(1));
    expect(count(1)).toBeGreaterThan(count(100));
  });
});

describe('what is kept', () => {
  it('is given for its seconds, and leaves when there is no room', () => {
    const answers = cacheAnswers(2, 10, () => 1);
    expect(answers.request('a', 0)).toBe(false);
    expect(answers.request('a', 9)).toBe(true);
    expect(answers.request('a', 10)).toBe(false);
    answers.request('b', 11);
    answers.request('c', 11);
    expect(answers.request('a', 12)).toBe(false);
  });
});

describe('the busiest minute', () => {
  const small = simulatePeak(measured, SMALL);

  it('comes to what is assumed of views and of what comes besides', () => {
    const views = Object.values(ASSUMED.views).reduce((sum, share) => sum + share, 0);
    expect(views).toBeCloseTo(1);
    const besides = Object.values(ASSUMED.besides).reduce((sum, share) => sum + share, 0);
    const perView = 1 + besides + ASSUMED.crawledPerView;
    const viewsASecond = (SMALL.viewsADay * SMALL.peakHourShare * SMALL.burst) / 3_600;
    expect(small.requestsASecond).toBeCloseTo(viewsASecond * perView);
  });

  it('takes more of everything for more views, and less of the BFFs where more is kept', () => {
    const more = simulatePeak(measured, { ...SMALL, viewsADay: 2 * SMALL.viewsADay });
    expect(more.busy.bff).toBeGreaterThan(small.busy.bff);
    expect(more.busy.postgres).toBeGreaterThan(small.busy.postgres);
    const alike = simulatePeak(measured, { ...SMALL, popularity: 1.2 });
    expect(alike.replicaHits).toBeGreaterThan(small.replicaHits);
    expect(alike.busy.services).toBeLessThan(small.busy.services);
  });

  it('leaves each BFF the share of its core that is not planned with', () => {
    expect(small.busy.bff / small.replicas).toBeLessThanOrEqual(SMALL.planned);
  });
});

it('names what nobody has measured', () => {
  const views = { ...ASSUMED.views, unknown: 0 };
  expect(() => listDemands(measured, { ...ASSUMED, views })).toThrow(
    'nobody has measured "unknown"',
  );
});

it('tells first what runs out first, and later on a larger machine', () => {
  const peak = simulatePeak(measured, SMALL);
  const limits = findLimits(measured, SMALL, peak);
  const at = limits.map(({ viewsADay }) => viewsADay);
  expect(at).toEqual([...at].sort((left, right) => left - right));
  for (const { there, load, viewsADay } of limits)
    expect(viewsADay).toBeCloseTo((SMALL.viewsADay * there) / load);
});

it('stands in docs/scale.md as the simulation works it out', () => {
  const text = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
  // Only the command computes variations: each takes a minute.
  for (const { lines } of reportScale(measured, ASSUMED, []))
    for (const line of lines) expect(text).toContain(line);
});
