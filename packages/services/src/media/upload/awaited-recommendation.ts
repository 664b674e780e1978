import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A recommendation that an active seeker has requested and that is not written yet. */
export const selectAwaited = (database: Kysely<Schema>, id: number) =>
  database
    .selectFrom('recommendations')
    .innerJoin('seekers', 'seekers.id', 'recommendations.seeker_id')
    .selectAll('recommendations')
    .select(['seekers.name as seeker_name', 'seekers.email as seeker_email', 'seekers.settings'])
    .where('recommendations.id', '=', id)
    .where('recommendations.status', '=', 'asked')
    .where('seekers.status', '=', 'active');

/** Throws LINK_SPENT unless a recommendation of that seeker still waits for its picture. */
export const requireAwaited = async (
  database: Kysely<Schema>,
  { seekerId, recommendationId }: { readonly seekerId: number; readonly recommendationId: number },
): Promise<void> => {
  const found = await selectAwaited(database, recommendationId)
    .where('seekers.id', '=', seekerId)
    .executeTakeFirst();
  if (!found) throw new AppError('LINK_SPENT');
};
