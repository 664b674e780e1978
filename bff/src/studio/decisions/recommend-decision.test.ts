import { assembleReport } from '@broadsheet/experiments/report/assemble-report';
import type { ArmCounts } from '@broadsheet/experiments/report/experiment-counts';
import { createRandom } from '@broadsheet/statistics/random';
import { expect, it } from 'vitest';
import { recommendDecision } from './recommend-decision.ts';

interface Results {
  readonly apply: number;
  readonly save: number;
  readonly register?: number;
}
type Groups = Readonly<Record<string, Results>>;

/** Equal groups of as many people each, of whom so many converted. */
const reportOf = (groups: Groups, units = 10_000) => {
  const names = Object.keys(groups);
  const rows = names.map(
    (arm): ArmCounts => ({
      ...{ brand: 'tech', cohort: 'none', arm, units },
      conversions: { register: 0, apply: 0, save: 0, ...groups[arm] },
    }),
  );
  const weights = Object.fromEntries(names.map((arm) => [arm, 100 / names.length]));
  return assembleReport({
    ...{ key: 'home-text', bucketVersion: 1, weights, rows, unitsInSeveralArms: 0 },
  });
};
const SAME = { apply: 1_000, save: 1_000 };
const BETTER = { apply: 1_500, save: 1_000 };
const BEST = { apply: 1_000, save: 2_000 };
const WORSE = { apply: 1_000, save: 600 };
const MIXED = { apply: 1_500, save: 600 };

it.each([
  ['a better group', { b: BETTER }, 'ship', 'b'],
  ['the better group, not the first', { b: SAME, c: BETTER }, 'ship', 'c'],
  ['the better group beside a worse one', { b: WORSE, c: BETTER }, 'ship', 'c'],
  ['the group that is better by more', { b: BETTER, c: BEST }, 'ship', 'c'],
  ['the group that is nowhere worse', { b: MIXED, c: BETTER }, 'ship', 'c'],
  ['none that is better and worse', { b: MIXED }, 'hold', null],
  ['none where a group is worse', { b: WORSE, c: SAME }, 'rollBack', null],
  ['more people without a difference', { b: SAME, c: SAME }, 'keepRunning', null],
] as const)('recommends %s', (_, groups, decision, arm) => {
  const report = reportOf({ control: SAME, ...groups });
  expect(recommendDecision(report, true)).toEqual({ decision, arm });
});

it('recommends to hold without a difference once it has ended', () => {
  const report = reportOf({ control: SAME, b: SAME });
  expect(recommendDecision(report, false)).toEqual({ decision: 'hold', arm: null });
});

/** How many of `units` convert at a rate of a tenth. */
const countConversions = (uniform: () => number, units: number): number => {
  let converted = 0;
  for (let unit = 0; unit < units; unit += 1) if (uniform() < 0.1) converted += 1;
  return converted;
};

it('without any difference, of four groups read forty times, fewer than 5 in 100 get a verdict', () => {
  const experiments = 300;
  const { uniform } = createRandom(20_261_129);
  let falseVerdicts = 0;
  for (let experiment = 0; experiment < experiments; experiment += 1) {
    const groups = Object.fromEntries(
      ['control', 'b', 'c', 'd'].map((arm) => [arm, { apply: 0, save: 0, register: 0 }]),
    );
    let isFalse = false;
    for (let check = 1; check <= 40 && !isFalse; check += 1) {
      for (const results of Object.values(groups))
        for (const metric of ['apply', 'save', 'register'] as const)
          results[metric] += countConversions(uniform, 100);
      const { decision } = recommendDecision(reportOf(groups, check * 100), true);
      isFalse = decision !== 'keepRunning';
    }
    if (isFalse) falseVerdicts += 1;
  }
  expect(falseVerdicts / experiments).toBeLessThanOrEqual(0.05);
});
