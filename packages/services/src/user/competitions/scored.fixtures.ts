import type { TestServices } from '@broadsheet/test-kit/database/create-test-services';
import { brand, competitionId, enter } from './competition.fixtures.ts';
import { rankScores } from './rank-round.ts';

/** Decides a round by the scores of codes; all of them advance. */
export const decide = (
  { database, now }: TestServices,
  round: number,
  points: ReadonlyMap<string, number>,
) =>
  database.transaction().execute((transaction) =>
    rankScores(
      transaction,
      { brand, competition: competitionId, round, rule: { goOn: points.size } },
      [...points].map(([testSlug, score]) => ({ testSlug, score })),
      now,
    ),
  );

/** A participant who has reached a round; results of others do not change. */
export const enterRound = async (services: TestServices, round: number) => {
  const entered = await enter(services);
  const testSlug = (await entered.progress()).registration?.testSlug ?? '';
  const { id: seeker_id } = entered.seeker;
  for (let before = 1; before < round; before += 1)
    await services.database
      .insertInto('competition_results')
      .values({
        seeker_id,
        brand,
        competition: competitionId,
        round: before,
        score: 20,
        position: 1,
        is_through: true,
        decided_at: new Date(services.now),
      })
      .execute();
  return { ...entered, testSlug };
};
