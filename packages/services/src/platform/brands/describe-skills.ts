import type { Skill } from '@broadsheet/contract/entities/profile';
import type { BrandDirectory } from './directory.ts';

/** Describes skills by the ids of their tags, in that order. Ids that the brand no longer knows are left out. */
export const skillsOf = (
  { tags }: BrandDirectory,
  rows: readonly { readonly tag_id: number }[],
): Skill[] =>
  rows.flatMap((row) => {
    const tag = tags.get(row.tag_id);
    return tag ? [{ key: tag.tag, label: tag.label }] : [];
  });
