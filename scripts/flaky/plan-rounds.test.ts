import { describe, expect, it } from 'vitest';
import { describeRound, listInstants, planRounds } from './plan-rounds.mjs';

const options = {
  rounds: 20,
  seed: 7,
  files: Array.from({ length: 30 }, (_, index) => `f${index}.test.ts`),
  browsers: ['old', 'new'],
  now: new Date('2026-11-24T08:00:00Z'),
};
const count = <Value>(values: readonly Value[]): number[] =>
  [...new Set(values)].map((value) => values.filter((one) => one === value).length);

describe('the rounds', () => {
  const rounds = planRounds(options);

  it('are the same for the same seed, and others for another', () => {
    expect(planRounds(options)).toEqual(rounds);
    expect(planRounds({ ...options, seed: 8 })).not.toEqual(rounds);
  });

  it('meet every condition about equally often', () => {
    expect(count(rounds.map(({ isTogether }) => isTogether))).toEqual([10, 10]);
    expect(count(rounds.map(({ workers }) => workers))).toEqual([10, 10]);
    expect(count(rounds.map(({ isSlow }) => isSlow))).toEqual([10, 10]);
    expect(count(rounds.map(({ browser }) => browser))).toEqual([10, 10]);
    expect(count(rounds.map(({ zone }) => zone))).toEqual([5, 5, 5, 5]);
    const starts = count(rounds.map(({ startAt }) => startAt?.getTime()));
    expect(starts).toHaveLength(6);
    expect(Math.min(...starts)).toBeGreaterThan(2);
  });

  it('run all files in another order each, and only some of them where each runs alone', () => {
    for (const { files, isTogether } of rounds) {
      expect(new Set(files).size).toBe(isTogether ? 30 : 12);
    }
    expect(new Set(rounds.map(({ files }) => files.join())).size).toBe(20);
  });

  it('say under which conditions they run', () => {
    const [round] = planRounds({ ...options, rounds: 1, files: ['a.test.ts'] });
    expect(round && describeRound(round)).toMatch(
      /^1 files .*, [12] workers?, .* of the CPU, .* in \S+, (old|new), seed \d+$/,
    );
  });
});

it('the times are just before days begin in India and in UTC, at the end of a year and in a leap year', () => {
  expect(listInstants(options.now).map((instant) => instant.toISOString())).toEqual([
    '2026-12-31T18:27:00.000Z',
    '2026-12-31T23:57:00.000Z',
    '2028-02-28T18:27:00.000Z',
    '2028-02-29T23:57:00.000Z',
    '2027-05-31T11:57:00.000Z',
  ]);
});
