import type { MediaType } from '@broadsheet/contract/calls/media';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { queueRemoval } from './remove-media.ts';

/** Locks a seeker's files against concurrent replacement or erasure. Throws SESSION_ENDED where the seeker is gone. */
export const lockSeeker = async (transaction: Kysely<Schema>, seekerId: number): Promise<void> => {
  const found = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('id', '=', seekerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError('SESSION_ENDED');
};

interface OwnFile {
  readonly seekerId: number;
  readonly mediaType: MediaType;
  /** The competition of a submission; null for any other file. */
  readonly competition: string | null;
}

/** Deletes the row of the seeker's own file of a kind; its bytes are deleted when the transaction commits. */
export const dropFile = async (
  transaction: Kysely<Schema>,
  { seekerId, mediaType, competition }: OwnFile,
): Promise<void> => {
  const dropped = await transaction
    .deleteFrom('media_files')
    .where('seeker_id', '=', seekerId)
    .where('media_type', '=', mediaType)
    .where('recommendation_id', 'is', null)
    .where('competition', 'is not distinct from', competition)
    .returning('stored_name')
    .execute();
  await queueRemoval(transaction, dropped);
};

/** Deletes all files of a seeker who leaves, and prevents new ones. */
export const dropAllFiles = async (
  transaction: Kysely<Schema>,
  seekerId: number,
): Promise<void> => {
  await lockSeeker(transaction, seekerId);
  const dropped = await transaction
    .deleteFrom('media_files')
    .where('seeker_id', '=', seekerId)
    .returning('stored_name')
    .execute();
  await queueRemoval(transaction, dropped);
};

/** Deletes the pictures of recommendations that are removed. */
export const dropPictures = async (
  transaction: Kysely<Schema>,
  recommendationIds: readonly number[],
): Promise<void> => {
  if (recommendationIds.length === 0) return;
  const dropped = await transaction
    .deleteFrom('media_files')
    .where('recommendation_id', 'in', recommendationIds)
    .returning('stored_name')
    .execute();
  await queueRemoval(transaction, dropped);
};
