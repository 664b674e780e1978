import { ROLLOUT_BOUNDS } from '@broadsheet/contract/studio/rollout';
import type { RolloutBlock } from '@broadsheet/telemetry/block-counts/load-block-counts';
import { describe, expect, it } from 'vitest';
import { findRolloutFailure } from './find-rollout-failure.ts';
import { measureRollout } from './rollout-measure.ts';

type Loads = readonly [failures: number, loads: number];
const rowsOf = (block: string, live: Loads | null, next: Loads | null, type = 'job-list') =>
  (['live', 'next'] as const).flatMap((arm): RolloutBlock[] => {
    const counted = arm === 'live' ? live : next;
    if (!counted) return [];
    const [failures, loads] = counted;
    return [{ brand: 'tech', page: 'home', block, type, arm, loads, failures }];
  });
const titleOf = (type: string) => (type === 'job-list' ? 'Jobs for you' : type);
const failureOf = (rows: readonly RolloutBlock[], bounds = ROLLOUT_BOUNDS) =>
  findRolloutFailure(measureRollout([], rows), bounds, titleOf);
const applying = (live: Loads, next: Loads) => {
  const people = (['live', 'next'] as const).map((arm) => {
    const [applied, units] = arm === 'live' ? live : next;
    return { arm, units, applied };
  });
  return findRolloutFailure(measureRollout(people, []), ROLLOUT_BOUNDS, titleOf);
};

describe('blocks', () => {
  it('that fail oftener than before take a rollout back, with the figures', () => {
    expect(failureOf(rowsOf('jobs', [0, 400], [12, 80]))).toBe(
      'Block “Jobs for you” on the home page (tech site) failed in 12 of 80 loads, compared with 0 of 400 before.',
    );
  });

  it.each<[string, Loads | null, Loads]>([
    ['fail as often as before', [90, 100], [90, 100]],
    ['fail less', [90, 100], [10, 100]],
    ['fail in fewer loads than tell anything', [0, 400], [49, 49]],
    ['fail by chance', [3, 400], [3, 60]],
    ['fail within the bound', [0, 100_000], [150, 10_000]],
  ])('that %s leave it alone', (_, live, next) => {
    expect(failureOf(rowsOf('jobs', live, next))).toBeNull();
  });

  it('may fail more where the bound says so', () => {
    const rows = rowsOf('jobs', [0, 400], [12, 80]);
    expect(failureOf(rows, { ...ROLLOUT_BOUNDS, blockErrors: 0.2 })).toBeNull();
  });

  it('that are new are held against their type elsewhere on the page, else should not fail', () => {
    const fresh = rowsOf('new', null, [30, 60]);
    expect(failureOf([...rowsOf('jobs', [50, 100], [50, 100]), ...fresh])).toBeNull();
    expect(failureOf([...rowsOf('jobs', [50, 100], [50, 100], 'text'), ...fresh])).toBe(
      'Block “Jobs for you” on the home page (tech site) failed in 30 of 60 loads, and is new there.',
    );
  });

  it('are told with those first that fail most beyond what they did', () => {
    const rows = [...rowsOf('a', [9, 10], [10, 10]), ...rowsOf('b', [0, 10], [5, 10])];
    expect(measureRollout([], rows).blocks.map(({ block }) => block)).toEqual(['b', 'a']);
  });
});

describe('applying', () => {
  it('by fewer takes a rollout back, where they are enough and it is no chance', () => {
    expect(applying([1_000, 10_000], [700, 10_000])).toBe(
      'With this draft, 700 of 10000 people applied, compared with 1000 of 10000 on the current site. That is 30% fewer. Your limit is 20%.',
    );
    expect(applying([1_000, 10_000], [850, 10_000])).toBeNull();
    expect(applying([20, 200], [10, 200])).toBeNull();
    expect(applying([100, 1_000], [0, 199])).toBeNull();
    expect(applying([0, 1_000], [0, 1_000])).toBeNull();
    expect(applying([700, 10_000], [1_000, 10_000])).toBeNull();
  });
});
