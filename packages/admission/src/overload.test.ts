import { describe, expect, it } from 'vitest';
import {
  type Costs,
  capacityOf,
  type Ended,
  type Load,
  simulateSite,
} from './simulate-site.fixture.ts';

/** Long enough for two probes of the overload. */
const SECONDS = 25;
/** Costs in which each of the three programs in turn is the bottleneck. */
const BUSIEST: Readonly<Record<string, Costs>> = {
  'the BFF': { request: 1, render: 10, call: 0.8, query: 0.3 },
  'the services': { request: 1, render: 8, call: 3, query: 0.3 },
  'the database': { request: 1, render: 8, call: 1, query: 5 },
};

const p99 = (ended: readonly Ended[]) =>
  ended.map(({ ms }) => ms).toSorted((one, other) => one - other)[
    Math.floor(ended.length * 0.99)
  ] ?? 0;

type LoadOptions = Load extends infer One
  ? One extends Load
    ? Omit<One, 'seconds'>
    : never
  : never;

const simulate = (costs: Costs, load: LoadOptions) => {
  const ended = simulateSite(costs, { ...load, seconds: SECONDS });
  const succeeded = ended.filter(({ isSuccess }) => isSuccess);
  const critical = ended.filter(({ criticality }) => criticality === 'critical');
  return {
    perSecond: succeeded.length / SECONDS,
    p99: p99(succeeded),
    /** But for what can be shed. */
    refused: ended.filter(({ isSuccess, criticality }) => !isSuccess && criticality !== 'sheddable')
      .length,
    refusalP99: p99(ended.filter(({ isSuccess }) => !isSuccess)),
    critical: critical.filter(({ isSuccess }) => isSuccess).length / critical.length,
  };
};

describe.each(Object.entries(BUSIEST))('a site of which %s can do the least', (_name, costs) => {
  const capacity = capacityOf(costs);

  it('refuses nobody up to three quarters of its capacity', () => {
    expect(simulate(costs, { perSecond: capacity * 0.75 }).refused).toBe(0);
  });

  it.each([1, 2, 4])('refuses none of eight readers, where all is %d times as slow', (slowness) => {
    const readers = simulate(costs, { clients: 8, only: 'normal', slowness });
    expect(readers.perSecond).toBeGreaterThan((capacity / slowness) * 0.8);
    expect(readers.refused).toBe(0);
    expect(simulate(costs, { clients: 8, slowness }).refused).toBe(0);
  });

  it('goes on answering at three times of it, as quickly, the critical ones all, and refuses within 50 ms', () => {
    const peak = simulate(costs, { clients: 4 });
    const over = simulate(costs, { perSecond: capacity * 3 });
    expect(over.perSecond / peak.perSecond).toBeGreaterThan(0.9);
    expect(over.p99 / peak.p99).toBeLessThan(2.2);
    expect(over.critical).toBe(1);
    expect(over.refusalP99).toBeLessThan(50);
  });
});
