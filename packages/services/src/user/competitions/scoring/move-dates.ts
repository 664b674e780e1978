import { findOverlap } from '@broadsheet/contract/competition-order';
import type {
  Competition,
  CompetitionPhase,
  CompetitionTimelines,
} from '@broadsheet/contract/entities/competition';
import { COMPETITION_PHASES } from '@broadsheet/contract/entities/competition';
import { readDecided } from '../decided-rounds.ts';
import type { CompetitionContext } from '../find-competition.ts';
import { stretchClocks } from '../quiz/stretch-clocks.ts';
import { type Actor, noteAct } from './acts.ts';
import { ScoringError } from './refusal.ts';

interface Move {
  readonly phase: CompetitionPhase;
  /** ISO 8601; absent: it does not change. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly doer: Actor;
}

type Timeline = CompetitionTimelines[CompetitionPhase];

/** Throws ScoringError for dates that would break a promise to participants. */
const requireFit = (
  { timelines }: Competition,
  { phase }: Move,
  moved: Timeline,
  now: number,
): void => {
  const before = timelines[phase];
  const [starts, ends] = [Date.parse(moved.startDate), Date.parse(moved.endDate)];
  if (starts >= ends) throw new ScoringError(`${phase} would end before it begins.`);
  if (Date.parse(before.startDate) <= now && starts !== Date.parse(before.startDate))
    throw new ScoringError(`${phase} has begun: its start stays, its end can be moved.`);
  if (ends !== Date.parse(before.endDate) && ends < now)
    throw new ScoringError(`${phase} cannot end in the past: people may be within it.`);
  const late = findOverlap({ ...timelines, [phase]: moved });
  if (late) throw new ScoringError(`${late} would begin before the round before it is over.`);
};

/**
 * Changes dates of a competition: from now on they override those of its file. Clocks that an earlier end had limited
 * are extended, none gets shorter. Returns the dates in force. Throws ScoringError.
 */
export const moveDates = async (
  { database, brand, now }: Omit<CompetitionContext, 'readCompetitions'>,
  competition: Competition,
  move: Move,
): Promise<Timeline> => {
  const { id } = competition;
  const { phase, from, until, doer } = move;
  const { startDate, endDate } = competition.timelines[phase];
  const moved = { startDate: from ?? startDate, endDate: until ?? endDate };
  requireFit(competition, move, moved, now);
  const round = COMPETITION_PHASES.indexOf(phase);
  if ((await readDecided(database, brand, id)).has(round))
    throw new ScoringError(`The results of round ${round} are out: it is over.`);
  const dates = { starts_at: new Date(moved.startDate), ends_at: new Date(moved.endDate) };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('competition_dates')
      .values({ brand, competition: id, phase, ...dates })
      .onConflict((conflict) =>
        conflict.columns(['brand', 'competition', 'phase']).doUpdateSet(dates),
      )
      .execute();
    if (round === 1) await stretchClocks(transaction, { brand, competition: id }, dates.ends_at);
    const said = `${phase} from ${dates.starts_at.toISOString()} until ${dates.ends_at.toISOString()}`;
    await noteAct(transaction, { brand, competition: id, act: 'dates', said }, doer, now);
  });
  return { startDate: dates.starts_at.toISOString(), endDate: dates.ends_at.toISOString() };
};
