import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { Competition } from '@broadsheet/contract/entities/competition';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { readDecided } from '../decided-rounds.ts';
import { findCompetitions } from '../find-competition.ts';
import { isOver } from '../phases.ts';
import { rankQuiz } from '../rank-round.ts';
import type { CompetitionReader } from '../read-competitions.ts';
import { countRunningClocks, stretchClocks } from './stretch-clocks.ts';

interface CloseDeps {
  readonly database: Kysely<Schema>;
  readonly readCompetitions: CompetitionReader;
  /** Epoch milliseconds. */
  readonly now: number;
}

const closeQuiz = async (
  { database, now }: CloseDeps,
  brand: Brand,
  { id: competition, quiz, timelines }: Competition,
): Promise<void> => {
  if ((await readDecided(database, brand, competition)).has(1)) return;
  await stretchClocks(database, { brand, competition }, new Date(timelines.round1.endDate));
  if (!isOver({ timelines }, 'round1', now)) return;
  // A participant may have been given more time than the round has.
  if ((await countRunningClocks(database, { brand, competition }, now)) > 0) return;
  const decided = { brand, competition, rule: { goOn: quiz.goOn } };
  await database.transaction().execute((transaction) => rankQuiz(transaction, decided, now));
};

/**
 * Decides the first round of every competition where it has ended and is undecided, and extends clocks where its end
 * was moved.
 */
export const closeQuizzes = async (deps: CloseDeps): Promise<void> => {
  for (const brand of BRANDS)
    for (const competition of await findCompetitions({ ...deps, brand }))
      await closeQuiz(deps, brand, competition);
};
