import { describe, expect, it } from 'vitest';
import {
  type Costs,
  capacityOf,
  type Ended,
  type Load,
  simulateSite,
} from './simulate-site.fixture.ts';

const SECONDS = 10;
/** Each has another of the three do the most. */
const BUSIEST: Readonly<Record<string, Costs>> = {
  'the BFF': { ask: 1, draw: 10, call: 0.8, query: 0.3 },
  'the services': { ask: 1, draw: 8, call: 3, query: 0.3 },
  'the database': { ask: 1, draw: 8, call: 1, query: 5 },
};

const p99 = (ended: readonly Ended[]) =>
  ended.map(({ ms }) => ms).toSorted((one, other) => one - other)[
    Math.floor(ended.length * 0.99)
  ] ?? 0;

const look = (costs: Costs, load: Omit<Load, 'seconds'>) => {
  const ended = simulateSite(costs, { ...load, seconds: SECONDS } as Load);
  const good = ended.filter(({ isGood }) => isGood);
  const critical = ended.filter(({ criticality }) => criticality === 'critical');
  return {
    perSecond: good.length / SECONDS,
    p99: p99(good),
    /** But for what can be shed. */
    refused: ended.filter(({ isGood, criticality }) => !isGood && criticality !== 'sheddable')
      .length,
    refusalP99: p99(ended.filter(({ isGood }) => !isGood)),
    critical: critical.filter(({ isGood }) => isGood).length / critical.length,
  };
};

describe.each(Object.entries(BUSIEST))('a site of which %s can do the least', (_name, costs) => {
  const capacity = capacityOf(costs);

  it('refuses nobody who waits for an answer, up to three quarters of what it can do', () => {
    expect(look(costs, { perSecond: capacity * 0.75 }).refused).toBe(0);
  });

  it('goes on answering at three times of it, as quickly, the critical ones all, and refuses within 50 ms', () => {
    const peak = look(costs, { clients: 4 });
    const over = look(costs, { perSecond: capacity * 3 });
    expect(over.perSecond / peak.perSecond).toBeGreaterThan(0.9);
    expect(over.p99 / peak.p99).toBeLessThan(2.2);
    expect(over.critical).toBe(1);
    expect(over.refusalP99).toBeLessThan(50);
  });
});
