import { describe, expect, it } from 'vitest';
import { type Result, suiteTable } from './suite-table.ts';

const result = (name: string, cpu: number, perSecond: number, group = 'renderers'): Result => ({
  group,
  name,
  cpu,
  perSecond,
  kilobytes: 97.28,
});
const cellsOf = (line: string | undefined): string[] =>
  (line ?? '')
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);

describe('the table of a suite', () => {
  it('has the least CPU time first, and ratios of one round', () => {
    const rounds = [
      [result('react', 1, 800), result('ours', 0.25, 3000)],
      [result('ours', 0.5, 1000), result('react', 4, 300)],
      [result('react', 2, 500), result('ours', 0.4, 2000)],
    ];
    const [, , first, second] = suiteTable(rounds);
    expect(cellsOf(first)).toEqual([
      'ours (renderers)',
      '2,000 (1,000 to 3,000)',
      '0.400 (0.250 to 0.500)',
      '5.0',
      '1.0',
      '97.3',
    ]);
    expect(cellsOf(second).slice(2, 5)).toEqual(['2.00 (1.00 to 4.00)', '1.0', '0.20']);
  });

  it('compares within a group only', () => {
    const round = [
      result('react', 1, 800),
      result('marko', 0.1, 5000),
      result('react', 2, 400, 'frameworks'),
      result('astro', 8, 99, 'frameworks'),
    ];
    const rows = suiteTable([round, round, round]).slice(2).map(cellsOf);
    expect(rows.map(([name, , , toReact, toFastest]) => [name, toReact, toFastest])).toEqual([
      ['marko (renderers)', '10', '1.0'],
      ['react (renderers)', '1.0', '0.10'],
      ['react (frameworks)', '1.0', '1.0'],
      ['astro (frameworks)', '0.25', '0.25'],
    ]);
  });

  it('keeps a contestant that failed in one round', () => {
    const both = [result('react', 1, 800), result('ours', 0.5, 1600)];
    const rows = suiteTable([both, both.slice(0, 1), both])
      .slice(2)
      .map(cellsOf);
    expect(rows[0]?.slice(0, 4)).toEqual([
      'ours (renderers)',
      '1,600 (1,600 to 1,600)',
      '0.500 (0.500 to 0.500)',
      '2.0',
    ]);
  });
});
