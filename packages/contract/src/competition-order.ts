import type { CompetitionPhase, CompetitionTimelines } from './entities/competition.ts';

const ROUNDS = ['round1', 'round2', 'round3'] as const;

/** The first round that starts before the previous one is over; null where none does. Registration may overlap. */
export const findOverlap = (timelines: CompetitionTimelines): CompetitionPhase | null =>
  ROUNDS.find((phase, index) => {
    const before = ROUNDS[index - 1];
    return (
      before !== undefined &&
      Date.parse(timelines[phase].startDate) < Date.parse(timelines[before].endDate)
    );
  }) ?? null;
