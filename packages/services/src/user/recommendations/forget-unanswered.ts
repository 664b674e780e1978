import type { Kysely } from 'kysely';
import { dropPictures } from '../../media/drop-files.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Removes requests from before an instant that were never answered, with their mails and pictures. */
export const forgetUnanswered = (database: Kysely<Schema>, before: Date): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const forgotten = await transaction
      .deleteFrom('recommendations')
      .where('status', '=', 'asked')
      .where('asked_at', '<', before)
      .returning('id')
      .execute();
    await dropPictures(
      transaction,
      forgotten.map(({ id }) => id),
    );
  });
