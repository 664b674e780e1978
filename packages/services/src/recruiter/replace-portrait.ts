import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Replaces the portrait of a recruiter; null removes it. @returns the address until now */
export const replacePortrait = (
  database: Kysely<Schema>,
  recruiterId: number,
  address: string | null,
): Promise<string | null> =>
  database.transaction().execute(async (transaction) => {
    const { portrait } = await transaction
      .selectFrom('recruiters')
      .select('portrait')
      .where('id', '=', recruiterId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('recruiters')
      .set({ portrait: address })
      .where('id', '=', recruiterId)
      .execute();
    return portrait;
  });
