import { describe, expect, it } from 'vitest';
import { settingsFor } from './default-settings.ts';
import { createGate } from './gate.ts';
import { CAPACITY, type Ended, simulateServer } from './simulate-server.fixture.ts';

const SECONDS = 5;
const settings = settingsFor({ most: 1_024, delayMs: 5 });
const load = (times: number, upstreamMs: number): Ended[] =>
  simulateServer((deps) => createGate({ settings, ...deps }), {
    perSecond: CAPACITY * times,
    seconds: SECONDS,
    upstreamMs,
  });
const shareOf = (ended: readonly Ended[]) =>
  ended.filter(({ isGood }) => isGood).length / ended.length;
const p99 = (ended: readonly Ended[]) =>
  ended.map(({ ms }) => ms).toSorted((one, other) => one - other)[
    Math.floor(ended.length * 0.99)
  ] ?? 0;

describe.each([2, 5, 20])('a server whose upstream takes %d ms', (upstreamMs) => {
  it('answers everything up to what it can', () => {
    expect(shareOf(load(0.95, upstreamMs))).toBe(1);
  });

  it('goes on answering at three times of that, the critical ones all, and refuses within 50 ms', () => {
    const ended = load(3, upstreamMs);
    const good = ended.filter(({ isGood }) => isGood);
    expect(good.length / SECONDS / CAPACITY).toBeGreaterThan(0.9);
    expect(shareOf(ended.filter(({ criticality }) => criticality === 'critical'))).toBe(1);
    expect(p99(ended.filter(({ isGood }) => !isGood))).toBeLessThan(50);
    expect(p99(good)).toBeLessThan(100);
  });
});
