import type { Competition } from '@broadsheet/contract/entities/competition';
import { type CompetitionContext, findCompetitions } from '../find-competition.ts';
import { selectCurrent } from '../phases.ts';
import { ScoringError } from './refusal.ts';

/** The named competition, else the current one. Throws ScoringError for none. */
export const requireHeld = async (
  context: CompetitionContext,
  competitionId?: string,
): Promise<Competition> => {
  const competitions = await findCompetitions(context);
  const found =
    competitionId === undefined
      ? selectCurrent(competitions, context.now)
      : competitions.find(({ id }) => id === competitionId);
  if (found) return found;
  const names = competitions.map(({ id }) => id).join(', ') || 'none';
  throw new ScoringError(
    `${context.brand} has no competition ${competitionId ?? ''}; it has: ${names}.`,
  );
};
