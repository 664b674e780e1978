import { expect, it } from 'vitest';
import { coldGoalsTable, coldPagesTable, frontRatio, ratioGoalsTable } from './cold-tables.ts';
import type { ColdRound } from './measure-cold-pages.ts';

const figures = (bff: number) => ({ cpu: { bff, services: 2, postgres: 1 }, bytes: 1_500, ms: 7 });
const rounds: ColdRound[] = [
  new Map([
    ['ours', figures(3)],
    ['theirs', figures(6)],
  ]),
  new Map([
    ['ours', figures(4)],
    ['theirs', figures(16)],
  ]),
  new Map([
    ['ours', figures(5)],
    ['theirs', figures(10)],
  ]),
];

it('compares the front within each round, not over all of them', () => {
  expect(frontRatio(rounds, 'ours', 'theirs')).toEqual({ median: 0.5, min: 0.25, max: 0.5 });
});

it('gives each row its medians, and what all programs took together', () => {
  expect(coldPagesTable(rounds, ['theirs'], 'ours').at(-1)).toBe(
    '| theirs | 10.00 (6.00 to 16.00) | 2.00 (2.00 to 4.00) | 2.00 | 1.00 | 13.00 (9.00 to 19.00) | 1,500 | 7 |',
  );
});

it('says which goals were reached', () => {
  const goals = coldGoalsTable(rounds, [
    { name: 'ours', max: 7 },
    { name: 'theirs', max: 7 },
  ]);
  expect(goals.slice(2)).toEqual([
    '| ours | 7.00 (6.00 to 8.00) | 7 | yes |',
    '| theirs | 13.00 (9.00 to 19.00) | 7 | no |',
  ]);
  const ratio = frontRatio(rounds, 'ours', 'theirs');
  expect(ratioGoalsTable([{ what: 'CPU', ratio, max: 0.4 }]).at(-1)).toBe(
    '| CPU | 0.50 (0.25 to 0.50) | at most 0.4 | no |',
  );
});
