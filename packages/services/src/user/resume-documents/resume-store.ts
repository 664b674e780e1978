import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';

export interface StoredResume {
  readonly document: JsonResume;
  readonly version: number;
  readonly updatedAt: string;
}

/** What saving a resume needs. */
export type ResumeContext = Pick<CallContext, 'database' | 'messages' | 'now'>;

export const FIRST_NUMBER = 1;

/** A seeker's first resume, until they rename it. */
export const firstResume = ({ messages }: Pick<CallContext, 'messages'>) => ({
  number: FIRST_NUMBER,
  name: messages.answers.firstResume,
  is_main: true,
  version: 1,
});

/** A saved resume of a seeker; null without one. @param number absent: the main one */
export const findResume = async (
  database: Kysely<Schema>,
  seekerId: number,
  number?: number,
): Promise<(StoredResume & { readonly number: number }) | null> => {
  const row = await database
    .selectFrom('resume_documents')
    .select(['number', 'document', 'version', 'updated_at'])
    .where('seeker_id', '=', seekerId)
    .where((is) => (number === undefined ? is('is_main', '=', true) : is('number', '=', number)))
    .executeTakeFirst();
  return row
    ? {
        number: row.number,
        document: row.document,
        version: row.version,
        updatedAt: row.updated_at.toISOString(),
      }
    : null;
};

interface ResumeChange {
  readonly document: JsonResume;
  /** Absent: the main one. */
  readonly number?: number | undefined;
  /** The version that was edited; 0 where none was saved. */
  readonly version: number;
}

/**
 * Saves a resume in place of the version that it was edited from. Throws RESUME_MOVED where the stored version is
 * another, or it was deleted. @returns the new version
 */
export const storeResume = async (
  context: ResumeContext,
  seekerId: number,
  { document, number, version }: ResumeChange,
): Promise<number> => {
  const { database, now } = context;
  const values = { document: JSON.stringify(document), updated_at: new Date(now) };
  const stored =
    version === 0
      ? await database
          .insertInto('resume_documents')
          .values({ ...firstResume(context), seeker_id: seekerId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await database
          .updateTable('resume_documents')
          .set({ ...values, version: sql<number>`version + 1` })
          .where('seeker_id', '=', seekerId)
          .where((is) =>
            number === undefined ? is('is_main', '=', true) : is('number', '=', number),
          )
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!stored) throw new AppError('RESUME_MOVED');
  return stored.version;
};
