import type { Competition } from '@broadsheet/contract/entities/competition';
import { sql } from 'kysely';
import type { CompetitionContext } from '../find-competition.ts';
import { isOver, phaseOf } from '../phases.ts';
import { type GivenScore, lockRound } from '../rank-round.ts';
import { type Actor, noteAct } from './acts.ts';
import { type Entrant, listEntrants } from './list-entrants.ts';
import { ScoringError } from './refusal.ts';

/** A code whose score cannot be saved, and why. */
export interface UnfitCode {
  readonly testSlug: string;
  readonly why: string;
}

const whyNot = (entrant: Entrant | undefined): string | null => {
  if (!entrant) return 'is the code of nobody in this competition';
  if (entrant.files.length === 0) return 'has handed in nothing for this round';
  return null;
};

/**
 * Saves the evaluators' scores of round two or three, in place of earlier ones of the same participants; other scores
 * do not change. Returns the codes that do not fit: then nothing is saved. Throws ScoringError while the round runs.
 */
export const saveScores = async (
  context: Omit<CompetitionContext, 'readCompetitions'>,
  competition: Competition,
  round: 2 | 3,
  scores: readonly GivenScore[],
  doer: Actor,
): Promise<readonly UnfitCode[]> => {
  const { database, brand, now } = context;
  const { id } = competition;
  if (!isOver(competition, phaseOf(round), now))
    throw new ScoringError(`Round ${round} is not over: what is handed in may still be replaced.`);
  return database.transaction().execute(async (transaction) => {
    await lockRound(transaction, { brand, competition: id, round });
    const entrants = await listEntrants({ ...context, database: transaction }, competition, round);
    const known = new Map(entrants.map((entrant) => [entrant.testSlug, entrant]));
    const unfit = scores.flatMap(({ testSlug }) => {
      const why = whyNot(known.get(testSlug));
      return why === null ? [] : [{ testSlug, why }];
    });
    if (unfit.length > 0) return unfit;
    await sql`
      insert into competition_scores (seeker_id, competition, round, score, given_at)
      select seeker_id, competition, ${round}::smallint, given.score, ${new Date(now)}::timestamptz
      from unnest(${scores.map(({ testSlug }) => testSlug)}::text[],
        ${scores.map(({ score }) => score)}::numeric[]) as given (test_slug, score)
      join competition_participants using (test_slug)
      on conflict (seeker_id, competition, round)
      do update set score = excluded.score, given_at = excluded.given_at`.execute(transaction);
    const act = { brand, competition: id, act: 'scores' } as const;
    const said = `round ${round}: ${scores.map((one) => `${one.testSlug} ${one.score}`).join(', ')}`;
    await noteAct(transaction, { ...act, said }, doer, now);
    return [];
  });
};
