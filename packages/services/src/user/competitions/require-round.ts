import type { Competition } from '@broadsheet/contract/entities/competition';
import { AppError } from '@broadsheet/contract/errors';
import { readDecided } from './decided-rounds.ts';
import { type CompetitionContext, requireCurrent } from './find-competition.ts';
import { phaseOf, runsAt } from './phases.ts';
import { findParticipant } from './read-entry.ts';
import { readTaken } from './read-taken.ts';
import { isLetIn } from './round-state.ts';

/**
 * The competition in which a seeker may take part in a round now: never after its results are published, whatever its
 * dates. Throws COMPETITION_NOT_FOUND, NOT_IN_COMPETITION, COMPETITION_CLOSED and NOT_IN_ROUND.
 */
export const requireRound = async (
  context: CompetitionContext,
  seekerId: number,
  round: number,
): Promise<Competition> => {
  const { database, brand, now } = context;
  const competition = await requireCurrent(context);
  const participant = await findParticipant(database, seekerId, competition.id);
  if (!participant) throw new AppError('NOT_IN_COMPETITION');
  const decided = await readDecided(database, brand, competition.id);
  if (decided.has(round) || !runsAt(competition, phaseOf(round), now))
    throw new AppError('COMPETITION_CLOSED');
  const [part] = await readTaken(database, competition.id, [participant], now);
  if (!part || !isLetIn(competition, round, part.taken)) throw new AppError('NOT_IN_ROUND');
  return competition;
};
