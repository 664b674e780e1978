import type { Competition, CompetitionRoundState } from '@broadsheet/contract/entities/competition';
import { isOver, phaseOf } from './phases.ts';

/** What a seeker has done in a competition so far. */
export interface Taken {
  /** Rounds in which they have taken part to the end. */
  readonly done: ReadonlySet<number>;
  /** Rounds with a result of theirs, by whether they came through. */
  readonly through: ReadonlyMap<number, boolean>;
}

/** Whether who has registered may take part in a round: the one before lets in all, or those who came through it. */
export const isLetIn = (
  { rounds }: Pick<Competition, 'rounds'>,
  round: number,
  { through }: Pick<Taken, 'through'>,
): boolean => round === 1 || !rounds[round - 2]?.elimination || through.get(round - 1) === true;

/** How a round stands for who has registered. @param decided whether its results are out @param now epoch ms */
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
