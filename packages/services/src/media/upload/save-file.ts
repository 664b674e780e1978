import { randomUUID } from 'node:crypto';
import type { MediaFile, MediaType } from '@broadsheet/contract/calls/media';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { dropFile, lockSeeker } from '../drop-files.ts';
import { cleanName, toMediaFile } from '../media-row.ts';
import { beginReading } from '../queue-reading.ts';
import { queueRemoval } from '../remove-media.ts';
import type { MediaStore } from '../store/media-store.ts';
import { lockName } from '../store-lock.ts';
import { removeOrphan } from '../sweep-media.ts';
import { requireAwaited } from './awaited-recommendation.ts';
import { createWorkQueue } from './create-work-queue.ts';
import type { PreparedFile } from './prepare-file.ts';

/** Each task uses a database connection while its bytes are written to the store. */
const inTurn = createWorkQueue(3);

export interface FileOwner {
  readonly seekerId: number;
  readonly mediaType: MediaType;
  /** Null for a file of the seeker's own. */
  readonly recommendationId: number | null;
  /** The competition of a submission; null for any other file. */
  readonly competition: string | null;
  /** The client's name for the file. */
  readonly name: string;
  /** A resume of the site's own making: it is not parsed. */
  readonly isWrittenHere?: true;
}

/** The idempotency key of an upload. */
export interface UploadKey {
  readonly key: string;
  /** Hash of the whole request. */
  readonly fingerprint: Buffer;
}

interface SaveDeps {
  readonly database: Kysely<Schema>;
  readonly store: MediaStore;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The response to an earlier upload with this key. Throws KEY_REUSED where its content was different. */
const findEarlier = async (
  database: Kysely<Schema>,
  seekerId: number,
  { key, fingerprint }: UploadKey,
): Promise<MediaFile | null> => {
  const earlier = await database
    .selectFrom('media_uploads')
    .select(['fingerprint', 'file'])
    .where('seeker_id', '=', seekerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (!earlier.fingerprint.equals(fingerprint)) throw new AppError('KEY_REUSED');
  return earlier.file;
};

/** Replaces the row of a file; the old bytes are deleted when this commits. */
const swapRow = async (
  transaction: Kysely<Schema>,
  { seekerId, mediaType, recommendationId, competition, name, isWrittenHere }: FileOwner,
  { format, content }: PreparedFile,
  storedName: string,
  now: number,
): Promise<MediaFile> => {
  if (recommendationId === null) await dropFile(transaction, { seekerId, mediaType, competition });
  else await requireAwaited(transaction, { seekerId, recommendationId });
  const row = await transaction
    .insertInto('media_files')
    .values({
      id: randomUUID(),
      seeker_id: seekerId,
      media_type: mediaType,
      recommendation_id: recommendationId,
      competition,
      stored_name: storedName,
      name: cleanName(name, mediaType, format.extension),
      content_type: format.contentType,
      bytes: content.bytes,
      uploaded_at: new Date(now),
      confirmed_at: new Date(now),
    })
    // The picture of a recommendation is sent once.
    .onConflict((conflict) =>
      conflict
        .columns(['recommendation_id'])
        .where('recommendation_id', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('LINK_SPENT');
  if (mediaType === 'resume' && !isWrittenHere)
    await beginReading(transaction, { seekerId, fileId: row.id }, now);
  return toMediaFile(row);
};

/**
 * Saves a file: its bytes first and then its row, so that a seeker always has the complete old file or the complete new
 * one. Throws KEY_REUSED, LINK_SPENT for a second picture of a recommendation, and SESSION_ENDED.
 */
export const saveFile = (
  { database, store, now }: SaveDeps,
  by: FileOwner,
  file: PreparedFile,
  key: UploadKey | null,
): Promise<MediaFile> =>
  inTurn(async () => {
    const storedName = randomUUID();
    try {
      return await database.transaction().execute(async (transaction) => {
        await lockName(transaction, storedName);
        await store.put(storedName, file.content);
        await lockSeeker(transaction, by.seekerId);
        const earlier = key && (await findEarlier(transaction, by.seekerId, key));
        if (earlier) {
          await queueRemoval(transaction, [{ stored_name: storedName }]);
          return earlier;
        }
        const replaced = await swapRow(transaction, by, file, storedName, now);
        if (key)
          await transaction
            .insertInto('media_uploads')
            .values({
              seeker_id: by.seekerId,
              ...key,
              file: JSON.stringify(replaced),
              created_at: new Date(now),
            })
            .execute();
        return replaced;
      });
    } catch (error) {
      // The outcome of the transaction may be unknown: the row decides.
      await removeOrphan(database, store, storedName).catch(() => undefined);
      throw error;
    }
  });
