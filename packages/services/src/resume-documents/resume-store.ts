import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { CatalogueError } from '@broadsheet/contract/errors';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface StoredResume {
  readonly document: JsonResume;
  readonly version: number;
  readonly updatedAt: string;
}

/** The resume that a seeker has saved; null without one. */
export const findResume = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<StoredResume | null> => {
  const row = await database
    .selectFrom('resume_documents')
    .select(['document', 'version', 'updated_at'])
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
  return row
    ? { document: row.document, version: row.version, updatedAt: row.updated_at.toISOString() }
    : null;
};

interface ResumeChange {
  readonly document: JsonResume;
  /** Of what was changed; 0 where nothing was saved yet. */
  readonly version: number;
}

/**
 * Keeps a resume in the place of the version that it was made from. Throws RESUME_MOVED where another stands there.
 * @param now epoch ms @returns the version that it has now
 */
export const storeResume = async (
  database: Kysely<Schema>,
  seekerId: number,
  { document, version }: ResumeChange,
  now: number,
): Promise<number> => {
  const values = { document: JSON.stringify(document), updated_at: new Date(now) };
  const stored =
    version === 0
      ? await database
          .insertInto('resume_documents')
          .values({ seeker_id: seekerId, version: 1, ...values })
          .onConflict((conflict) => conflict.column('seeker_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await database
          .updateTable('resume_documents')
          .set({ ...values, version: sql<number>`version + 1` })
          .where('seeker_id', '=', seekerId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!stored) throw new CatalogueError('RESUME_MOVED');
  return stored.version;
};
