import type { Competition, CompetitionRoundState } from '@broadsheet/contract/entities/competition';
import { isOver, phaseOf } from './phases.ts';

/** A seeker's progress in a competition so far. */
export interface Taken {
  /** Rounds that they have completed. */
  readonly done: ReadonlySet<number>;
  /** Rounds with their result: whether they advanced. */
  readonly through: ReadonlyMap<number, boolean>;
}

/** Whether a participant may take part in a round: the one before admits all, or those who advanced. */
export const isLetIn = (
  { rounds }: Pick<Competition, 'rounds'>,
  round: number,
  { through }: Pick<Taken, 'through'>,
): boolean => round === 1 || !rounds[round - 2]?.elimination || through.get(round - 1) === true;

/** The state of a round for a participant. @param decided whether its results are published @param now epoch ms */
export const roundStateOf = (
  competition: Competition,
  round: number,
  taken: Taken,
  decided: boolean,
  now: number,
): CompetitionRoundState => {
  if (taken.done.has(round)) return 'done';
  const { startDate } = competition.timelines[phaseOf(round)];
  const isUpcoming = !decided && now < Date.parse(startDate);
  const mayBeLetIn =
    isLetIn(competition, round, taken) || (isUpcoming && !taken.through.has(round - 1));
  if (!mayBeLetIn) return 'out';
  if (isUpcoming) return 'ahead';
  return decided || isOver(competition, phaseOf(round), now) ? 'missed' : 'open';
};
