import { formatSpread, type Spread, spreadOf } from '../../spread.ts';
import type { ColdFigures, ColdRound } from './measure-cold-pages.ts';

const inMs = (value: number): string => value.toFixed(2);
const inTimes = (value: number): string => value.toFixed(2);

const over = (
  rounds: readonly ColdRound[],
  name: string,
  read: (figures: ColdFigures) => number,
): Spread =>
  spreadOf(
    rounds.map((round) => {
      const figures = round.get(name);
      return figures ? read(figures) : Number.NaN;
    }),
  );

const sumOf = ({ cpu }: ColdFigures): number => cpu.bff + cpu.services + cpu.postgres;

/** The front CPU of one row by that of another, computed within each round. */
export const frontRatio = (rounds: readonly ColdRound[], name: string, peer: string): Spread =>
  spreadOf(
    rounds.map((round) => (round.get(name)?.cpu.bff ?? 0) / (round.get(peer)?.cpu.bff ?? 0)),
  );

/** @param names of the rows, in order. @param peer that the front's CPU is compared with */
export const coldPagesTable = (
  rounds: readonly ColdRound[],
  names: readonly string[],
  peer: string,
): string[] => [
  `| page and server | front, ms | by ${peer} | services, ms | PostgreSQL, ms | together, ms | bytes | median answer, ms |`,
  '|---|---|---|---|---|---|---|---|',
  ...names.map((name) => {
    const median = (read: (figures: ColdFigures) => number) => over(rounds, name, read).median;
    const cells = [
      name,
      formatSpread(
        over(rounds, name, ({ cpu }) => cpu.bff),
        inMs,
      ),
      formatSpread(frontRatio(rounds, name, peer), inTimes),
      inMs(median(({ cpu }) => cpu.services)),
      inMs(median(({ cpu }) => cpu.postgres)),
      formatSpread(over(rounds, name, sumOf), inMs),
      Math.round(median(({ bytes }) => bytes)).toLocaleString('en'),
      median(({ ms }) => ms).toFixed(0),
    ];
    return `| ${cells.join(' | ')} |`;
  }),
];

export interface ColdGoal {
  readonly name: string;
  /** The CPU of all programs together, ms. */
  readonly max: number;
}

export const coldGoalsTable = (
  rounds: readonly ColdRound[],
  goals: readonly ColdGoal[],
): string[] => [
  '| page | CPU of all programs, ms | goal | reached |',
  '|---|---|---|---|',
  ...goals.map(({ name, max }) => {
    const sum = over(rounds, name, sumOf);
    return `| ${name} | ${formatSpread(sum, inMs)} | ${max} | ${sum.median <= max ? 'yes' : 'no'} |`;
  }),
];

export interface RatioGoal {
  readonly what: string;
  readonly ratio: Spread;
  readonly max: number;
}

export const ratioGoalsTable = (goals: readonly RatioGoal[]): string[] => [
  '| ratio | measured | goal | reached |',
  '|---|---|---|---|',
  ...goals.map(
    ({ what, ratio, max }) =>
      `| ${what} | ${formatSpread(ratio, inTimes)} | at most ${max} | ${ratio.median <= max ? 'yes' : 'no'} |`,
  ),
];
