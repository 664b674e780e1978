import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import { dropPictures, lockSeeker } from '../../media/drop-files.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { lockRecommendation, type Which } from './find-recommendation.ts';

/** Shows a recommendation to others, or hides it; returns its id. Throws RECOMMENDATION_NOT_FOUND. */
export const decideRecommendation = (
  database: Kysely<Schema>,
  seekerId: number,
  which: Which,
  status: 'accepted' | 'hidden',
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const held = await lockRecommendation(transaction, seekerId, which);
    if (held.status === 'asked') throw new AppError('RECOMMENDATION_NOT_FOUND');
    if (held.status === status) return held.id;
    await transaction
      .updateTable('recommendations')
      .set({ status, previous_status: held.status })
      .where('id', '=', held.id)
      .execute();
    return held.id;
  });

/** Undoes the seeker's last decision, once; returns its id. Throws RECOMMENDATION_NOT_FOUND. */
export const undoDecision = (
  database: Kysely<Schema>,
  seekerId: number,
  which: Which,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { id, previous_status } = await lockRecommendation(transaction, seekerId, which);
    if (previous_status === null) return id;
    await transaction
      .updateTable('recommendations')
      .set({ status: previous_status, previous_status: null })
      .where('id', '=', id)
      .execute();
    return id;
  });

/** Removes a recommendation with its mails and picture. Throws RECOMMENDATION_NOT_FOUND. */
export const removeRecommendation = (
  database: Kysely<Schema>,
  seekerId: number,
  which: Which,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockSeeker(transaction, seekerId);
    const { id, requested_email } = await lockRecommendation(transaction, seekerId, which);
    await dropPictures(transaction, [id]);
    await transaction.deleteFrom('recommendations').where('id', '=', id).execute();
    await transaction
      .deleteFrom('messages')
      .where('seeker_id', '=', seekerId)
      .where('recipient', '=', requested_email)
      .where('template', 'in', ['recommendation-ask', 'recommendation-reminder'])
      .execute();
  });
