import { isFlagOn } from '@broadsheet/contract/profile-flags';
import type { Kysely } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * The cover letter of an application: the one written for this job, or the profile's if the seeker has enabled that.
 */
export const readLetter = async (
  database: Kysely<Schema>,
  seeker: Seeker,
  written: string | undefined,
): Promise<string | null> => {
  if (written !== undefined) return written.trim() || null;
  if (!isFlagOn(seeker.settings, 'coverLetter')) return null;
  const letter = await database
    .selectFrom('cover_letters')
    .select('text')
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirst();
  return letter?.text ?? null;
};
