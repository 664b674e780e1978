import {
  COMPETITION_PHASES,
  type Competition,
  type CompetitionPhase,
} from '@broadsheet/contract/entities/competition';

type Timelined = Pick<Competition, 'timelines'>;

/** The phase of a round: `round1` of 1. */
export const phaseOf = (round: number): CompetitionPhase =>
  COMPETITION_PHASES[round] ?? COMPETITION_PHASES[0];

/** Whether a phase has started and not ended. @param now epoch ms */
export const runsAt = ({ timelines }: Timelined, phase: CompetitionPhase, now: number): boolean =>
  Date.parse(timelines[phase].startDate) <= now && now < Date.parse(timelines[phase].endDate);

export const isOver = ({ timelines }: Timelined, phase: CompetitionPhase, now: number): boolean =>
  now >= Date.parse(timelines[phase].endDate);

/** The current phase, the later one of two; `idle` for none. @param now epoch ms */
export const statusOf = (competition: Timelined | null, now: number): CompetitionPhase | 'idle' =>
  (competition && COMPETITION_PHASES.findLast((phase) => runsAt(competition, phase, now))) ??
  'idle';

/** The first competition that has not ended, else the last one; null where there is none. @param now epoch ms */
export const selectCurrent = <Held extends Timelined>(
  competitions: readonly Held[],
  now: number,
): Held | null =>
  competitions.find((competition) => !isOver(competition, 'round3', now)) ??
  competitions.at(-1) ??
  null;
