import type { Competition } from '@broadsheet/contract/entities/competition';
import { CatalogueError } from '@broadsheet/contract/errors';
import { type CompetitionContext, requireCurrent } from './find-competition.ts';
import { phaseOf, runsAt } from './phases.ts';
import { findParticipant, readThrough } from './read-entry.ts';
import { isLetIn } from './round-state.ts';

/**
 * The competition in which a seeker may take part in a round now. Throws COMPETITION_NOT_FOUND, NOT_IN_COMPETITION,
 * COMPETITION_CLOSED and NOT_IN_ROUND.
 */
export const requireRound = async (
  context: CompetitionContext,
  seekerId: number,
  round: number,
): Promise<Competition> => {
  const competition = await requireCurrent(context);
  const participant = await findParticipant(context.database, seekerId, competition.id);
  if (!participant) throw new CatalogueError('NOT_IN_COMPETITION');
  if (!runsAt(competition, phaseOf(round), context.now))
    throw new CatalogueError('COMPETITION_CLOSED');
  if (!isLetIn(competition, round, await readThrough(context.database, participant)))
    throw new CatalogueError('NOT_IN_ROUND');
  return competition;
};
