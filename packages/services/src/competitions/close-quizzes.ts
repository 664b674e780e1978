import { BRANDS } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { findCompetitions } from './find-competition.ts';
import { isOver } from './phases.ts';
import { rankQuiz } from './rank-round.ts';
import type { CompetitionReader } from './read-competitions.ts';

interface CloseDeps {
  readonly database: Kysely<Schema>;
  readonly readCompetitions: CompetitionReader;
  /** Epoch milliseconds. */
  readonly now: number;
}

const isDecided = async (database: Kysely<Schema>, competition: string): Promise<boolean> => {
  const row = await database
    .selectFrom('competition_results')
    .select('seeker_id')
    .where('competition', '=', competition)
    .where('round', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Decides every round one that is over and was not decided yet. */
export const closeQuizzes = async ({
  database,
  readCompetitions,
  now,
}: CloseDeps): Promise<void> => {
  for (const brand of BRANDS)
    for (const competition of await findCompetitions({ database, brand, readCompetitions })) {
      if (!isOver(competition, 'round1', now)) continue;
      if (await isDecided(database, competition.id)) continue;
      const { id, quiz } = competition;
      await database
        .transaction()
        .execute((transaction) =>
          rankQuiz(transaction, { brand, competition: id, goOn: quiz.goOn }, now),
        );
    }
};
