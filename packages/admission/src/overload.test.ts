import { describe, expect, it } from 'vitest';
import {
  type Costs,
  capacityOf,
  type Ended,
  type Load,
  simulateSite,
} from './simulate-site.fixture.ts';

/** Long enough for an overload to be looked at anew, twice. */
const SECONDS = 25;
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

type Asked = Load extends infer One ? (One extends Load ? Omit<One, 'seconds'> : never) : never;

const look = (costs: Costs, load: Asked) => {
  const ended = simulateSite(costs, { ...load, seconds: SECONDS });
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

  it.each([1, 2, 4])('refuses none of eight readers, where all is %d times as slow', (slowness) => {
    const readers = look(costs, { clients: 8, only: 'normal', slowness });
    expect(readers.perSecond).toBeGreaterThan((capacity / slowness) * 0.8);
    expect(readers.refused).toBe(0);
    expect(look(costs, { clients: 8, slowness }).refused).toBe(0);
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
