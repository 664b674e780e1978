import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The competitions that a seeker has entered, with their results. The quiz is among the assessments. */
export const exportCompetitions = async (database: Kysely<Schema>, seekerId: number) => {
  const [entered, results] = await Promise.all([
    database
      .selectFrom('competition_participants')
      .selectAll()
      .where('seeker_id', '=', seekerId)
      .orderBy('registered_at')
      .execute(),
    database
      .selectFrom('competition_results')
      .selectAll()
      .where('seeker_id', '=', seekerId)
      .orderBy('round')
      .execute(),
  ]);
  return entered.map((one) => ({
    competitionId: one.competition,
    institute: one.institute,
    showsName: one.shows_name,
    testSlug: one.test_slug,
    registeredAt: one.registered_at.toISOString(),
    results: results
      .filter(({ competition }) => competition === one.competition)
      .map(({ round, score, position, is_through }) => ({
        round,
        score: Number(score),
        position,
        isThrough: is_through,
      })),
  }));
};
