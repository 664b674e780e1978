import { expect, it } from 'vitest';
import type { LoadFigures } from '../servers/put-load.ts';
import { ROWS } from './subjects.ts';
import { targetsTable } from './targets.ts';

type Row = keyof typeof ROWS;

const figures = (perSecond: number, cpuMs: number): LoadFigures => ({ perSecond, cpuMs, busy: 1 });
const usual: Readonly<Record<Row, LoadFigures>> = {
  limit: figures(10_000, 0.1),
  limitKnown: figures(14_000, 0.07),
  home: figures(9_000, 0.11),
  homeKnown: figures(12_000, 0.08),
  sixCards: figures(1_000, 0.4),
  twentyCards: figures(500, 1),
  asItIs: figures(800, 0.9),
  cold: figures(700, 1.4),
  job: figures(800, 0.9),
  search: figures(800, 0.9),
  react: figures(600, 1.6),
  reactPlain: figures(1_000, 1),
  emotion: figures(1_000, 1.1),
  nextDynamic: figures(100, 10),
  nextStatic: figures(200, 5),
  jsonLimit: figures(11_000, 0.09),
  json: figures(9_000, 0.1),
};
const roundOf = (changed: Partial<Record<Row, LoadFigures>> = {}, absent: readonly Row[] = []) =>
  new Map(
    (Object.keys(ROWS) as Row[])
      .filter((row) => !absent.includes(row))
      .map((row) => [ROWS[row], changed[row] ?? usual[row]]),
  );
const rowOf = (table: readonly string[], requested: string) =>
  table.find((line) => line.startsWith(`| ${requested}`));

it('says by which measure a target is reached', () => {
  const table = targetsTable([roundOf()]);
  expect(rowOf(table, 'home, public: at least 0.8')).toMatch(/\| yes \|$/);
  expect(rowOf(table, 'home, 6 personal cards: at least 0.12')).toMatch(
    /\| 0\.10 .*\| 0\.25 .*\| by CPU \|$/,
  );
  expect(rowOf(table, 'home, public: at least 200')).toMatch(/\| 90 .*\| 91 .*\| no \|$/);
  expect(rowOf(table, 'React plainly, not compressed: at most 1.15')).toMatch(/\| yes \|$/);
});

it('takes shares within a round, and their median over the rounds', () => {
  const slow = { limit: figures(5_000, 0.2), home: figures(4_500, 0.22) };
  const lame = { home: figures(1_000, 1) };
  expect(rowOf(targetsTable([roundOf(slow), roundOf(), roundOf(lame)]), 'home, public')).toContain(
    '| 0.90 (0.10 to 0.90) | 0.91 (0.10 to 0.91) | yes |',
  );
});

it('leaves out who could not be measured', () => {
  const table = targetsTable([roundOf({}, ['nextDynamic', 'nextStatic'])]);
  expect(table.join()).not.toContain('Next.js');
  expect(rowOf(table, 'home, nothing kept: at least 1.4')).toBeDefined();
});
