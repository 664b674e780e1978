import type { LoadFigures } from '../servers/put-load.ts';
import { type Spread, spreadOf } from '../spread.ts';
import type { Round } from './measure-subjects.ts';

const figuresOf = (round: Round, name: string): LoadFigures => {
  const figures = round.get(name);
  if (!figures) throw new Error(`${name} was not measured`);
  return figures;
};

/** A figure of one subject over the rounds. */
export const spreadOver = (
  rounds: readonly Round[],
  name: string,
  read: (figures: LoadFigures) => number,
): Spread => spreadOf(rounds.map((round) => read(figuresOf(round, name))));

/** How many times as fast as another a subject is, each time within one round. */
export interface Speed {
  /** Its answers a second by those of the other. */
  readonly answers: Spread;
  /** The other subject's CPU time per answer divided by its own. */
  readonly cpu: Spread;
}

export const speedOver = (rounds: readonly Round[], name: string, other: string): Speed => {
  const pairs = rounds.map((round) => [figuresOf(round, name), figuresOf(round, other)] as const);
  return {
    answers: spreadOf(pairs.map(([own, theirs]) => own.perSecond / theirs.perSecond)),
    cpu: spreadOf(pairs.map(([own, theirs]) => theirs.cpuMs / own.cpuMs)),
  };
};
