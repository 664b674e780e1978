import { formatSpread } from '../spread.ts';
import type { Round } from './measure-subjects.ts';
import { speedOver } from './over-rounds.ts';
import { ROWS } from './subjects.ts';

type Row = keyof typeof ROWS;

export interface Target<Name extends string = string> {
  /** The row that must be this many times as fast as `than`: at least, or at most. */
  readonly who: Name;
  readonly than: Name;
  readonly times: number;
  readonly isUpperBound?: true;
}

/** The required speeds. */
const TARGETS: readonly Target<Row>[] = [
  { who: 'home', than: 'limit', times: 0.8 },
  { who: 'home', than: 'nextDynamic', times: 200 },
  { who: 'home', than: 'nextStatic', times: 50 },
  { who: 'sixCards', than: 'limit', times: 0.12 },
  { who: 'sixCards', than: 'nextDynamic', times: 30 },
  { who: 'cold', than: 'nextDynamic', times: 8 },
  { who: 'cold', than: 'react', times: 1.4 },
  { who: 'json', than: 'jsonLimit', times: 0.75 },
  { who: 'homeKnown', than: 'limit', times: 1 },
  { who: 'reactPlain', than: 'emotion', times: 1.15, isUpperBound: true },
];

const PAGE_TARGETS: readonly Target[] = TARGETS.map(({ who, than, ...target }) => ({
  ...target,
  who: ROWS[who],
  than: ROWS[than],
}));

const FAST = 10;
const inTimes = (value: number): string => value.toFixed(value < FAST ? 2 : 0);

const verdictOf = ({ times, isUpperBound }: Target, answers: number, cpu: number): string => {
  const reaches = (speed: number) => (isUpperBound ? speed <= times : speed >= times);
  if (reaches(answers) && reaches(cpu)) return 'yes';
  if (reaches(cpu)) return 'by CPU';
  return reaches(answers) ? 'by answers' : 'no';
};

/** The required and the measured speeds, as lines of Markdown. @param targets of rows by what they are called */
export const targetsTable = (
  rounds: readonly Round[],
  targets: readonly Target[] = PAGE_TARGETS,
): string[] => [
  '| goal | times as many answers a second | times less server CPU an answer | reached |',
  '|---|---|---|---|',
  ...targets.flatMap((target) => {
    const { who: name, than: other, times, isUpperBound } = target;
    // Next.js is not there on every machine.
    if (!rounds.every((round) => round.has(other))) return [];
    const { answers, cpu } = speedOver(rounds, name, other);
    const cells = [
      `${name}: ${isUpperBound ? 'at most' : 'at least'} ${times} of "${other}"`,
      formatSpread(answers, inTimes),
      formatSpread(cpu, inTimes),
      verdictOf(target, answers.median, cpu.median),
    ];
    return [`| ${cells.join(' | ')} |`];
  }),
];
