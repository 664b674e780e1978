import type { Recommendation } from '@broadsheet/contract/entities/recommendation';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { RecommendationsTable } from '../../platform/database/tables/recommendations.ts';
import { hasEmail } from '../../platform/seekers/has-email.ts';
import { selectRecommendations, toRecommendation } from './read-recommendations.ts';

/** Identifies a recommendation by its id or by the requested address; if both are given, both must match. */
export interface Which {
  readonly recommendationId?: number | undefined;
  readonly email?: string | undefined;
}

/** Locks the seeker's recommendation until the transaction ends. Throws VALIDATION and RECOMMENDATION_NOT_FOUND. */
export const lockRecommendation = async (
  transaction: Kysely<Schema>,
  seekerId: number,
  { recommendationId, email }: Which,
): Promise<Selectable<RecommendationsTable>> => {
  if (recommendationId === undefined && email === undefined) {
    const details = [{ path: 'body', message: 'must have recommendationId or email' }];
    throw new AppError('VALIDATION', { details });
  }
  const found = await transaction
    .selectFrom('recommendations')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .$if(recommendationId !== undefined, (query) => query.where('id', '=', recommendationId ?? 0))
    .$if(email !== undefined, (query) => query.where(hasEmail('requested_email', email ?? '')))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError('RECOMMENDATION_NOT_FOUND');
  return found;
};

/** Reads a recommendation that is known to exist. */
export const readRecommendation = async (
  database: Kysely<Schema>,
  seekerId: number,
  id: number,
): Promise<Recommendation> =>
  toRecommendation(
    await selectRecommendations(database, seekerId)
      .where('recommendations.id', '=', id)
      .executeTakeFirstOrThrow(),
  );
