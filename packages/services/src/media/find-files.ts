import type { MediaFile, MediaType } from '@broadsheet/contract/calls/media';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { MediaFilesTable } from '../platform/database/tables/media.ts';
import { toMediaFile } from './media-row.ts';

const ownFiles = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('media_files')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .where('recommendation_id', 'is', null)
    .where('competition', 'is', null);

/** The seeker's own files, by kind. @param mediaTypes null: all */
export const findFiles = async (
  database: Kysely<Schema>,
  seekerId: number,
  mediaTypes: readonly MediaType[] | null,
): Promise<MediaFile[]> => {
  const found = await ownFiles(database, seekerId)
    .$if(mediaTypes !== null, (query) => query.where('media_type', 'in', mediaTypes ?? []))
    .orderBy('media_type')
    .execute();
  return found.map(toMediaFile);
};

/** A file that a seeker may open: one of their own, or one that was sent for them. */
export const findOpenable = (
  database: Kysely<Schema>,
  seekerId: number,
  id: string,
): Promise<Selectable<MediaFilesTable> | undefined> =>
  database
    .selectFrom('media_files')
    .selectAll()
    .where('id', '=', id)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();

/** What a profile shows of the seeker's resume. */
export interface ResumeFacts {
  /** The path for its owner; null without one. */
  readonly resumePath: string | null;
  /** Whether the seeker has uploaded or confirmed one. */
  readonly resumeUpdated: boolean;
  /** ISO 8601: the time of the last upload or confirmation. */
  readonly resumeUpdatedAt: string | null;
}

export const readResumeFacts = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<ResumeFacts> => {
  const resume = await ownFiles(database, seekerId)
    .where('media_type', '=', 'resume')
    .executeTakeFirst();
  return {
    resumePath: resume ? toMediaFile(resume).url : null,
    resumeUpdated: resume !== undefined,
    resumeUpdatedAt: resume?.confirmed_at.toISOString() ?? null,
  };
};

/** All stored files of a seeker, including those that others have sent. */
export const exportFiles = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await database
    .selectFrom('media_files')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...toMediaFile(row),
    contentType: row.content_type,
    confirmedAt: row.confirmed_at.toISOString(),
    isOfRecommendation: row.recommendation_id !== null,
    competitionId: row.competition,
  }));
};
