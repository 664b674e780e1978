import type { SettingsChange } from '@broadsheet/contract/entities/profile-settings';
import type { Relation } from '@broadsheet/contract/entities/recommendation';
import { isFlagOn } from '@broadsheet/contract/profile-flags';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface ShownRecommendation {
  readonly name: string;
  readonly type: Relation;
  readonly positions: { title: string; company: string }[];
  readonly comment: string;
}

/** The recommendations of a seeker that others may read, newest first: none where the seeker hides them. */
export const readShownRecommendations = async (
  database: Kysely<Schema>,
  { id, settings }: { readonly id: number; readonly settings: SettingsChange },
): Promise<ShownRecommendation[]> => {
  if (isFlagOn(settings, 'hideStories')) return [];
  const rows = await database
    .selectFrom('recommendations')
    .select(['name', 'relation', 'title', 'company', 'comment'])
    .where('seeker_id', '=', id)
    .where('status', '=', 'accepted')
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ name, relation, title, company, comment }) =>
    name !== null && relation !== null && title !== null && company !== null && comment !== null
      ? [{ name, type: relation, positions: [{ title, company }], comment }]
      : [],
  );
};
