import { describe, expect, it } from 'vitest';
import { readOrder } from './read-order.ts';
import { createReplayLag, MAX_LAG_MS } from './replay-lag.ts';

describe('the lag of a standby', () => {
  it('is judged by what the primary had written some seconds before', () => {
    const lag = createReplayLag();
    lag.wrote(0, 100);
    lag.wrote(1_000, 200);
    expect(lag.isBehind(1_000, 50)).toBe(false);
    expect(lag.isBehind(MAX_LAG_MS, 50)).toBe(true);
    expect(lag.isBehind(MAX_LAG_MS, 100)).toBe(false);
    expect(lag.isBehind(MAX_LAG_MS + 1_000, 100)).toBe(true);
    expect(lag.isBehind(MAX_LAG_MS + 1_000, 200)).toBe(false);
  });

  it('is none where nothing is written, however long', () => {
    const lag = createReplayLag();
    for (let at = 0; at < 1_000_000; at += 500) lag.wrote(at, 100);
    expect(lag.isBehind(1_000_000, 100)).toBe(false);
  });
});

describe('the order of databases', () => {
  it.each([
    ['lagging', 'fresh', false, ['standby', 'primary']],
    ['lagging', 'behind', false, ['primary', 'standby']],
    ['lagging', 'away', false, ['primary']],
    ['lagging', 'behind', true, ['standby', 'primary']],
    ['own', 'fresh', false, ['primary', 'standby']],
    ['own', 'fresh', true, ['standby', 'primary']],
    ['own', 'away', true, ['primary']],
  ] as const)(
    'of reads that are %s, standby %s, primary away %s',
    (kind, standby, isAway, order) => {
      expect(readOrder(kind, { standby, isPrimaryAway: isAway })).toEqual(order);
    },
  );
});
