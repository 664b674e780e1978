import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { selectRecommendations, toRecommendation } from './read-recommendations.ts';
import { readSocialConnections } from './social-connections.ts';

const readSurveyAnswers = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await database
    .selectFrom('survey_answers')
    .select(['survey', 'question', 'answer', 'answered_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('answered_at')
    .orderBy('survey')
    .orderBy('question')
    .execute();
  return rows.map(({ answered_at, ...row }) => ({
    ...row,
    answeredAt: answered_at.toISOString(),
  }));
};

/** A seeker's recommendations, social connections and answers to surveys. */
export const exportRecommendations = async (database: Kysely<Schema>, seekerId: number) => ({
  recommendations: (await selectRecommendations(database, seekerId).execute()).map(
    toRecommendation,
  ),
  socialConnections: await readSocialConnections(database, seekerId),
  surveyAnswers: await readSurveyAnswers(database, seekerId),
});
