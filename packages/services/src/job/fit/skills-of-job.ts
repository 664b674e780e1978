import type { BrandDirectory } from '../../platform/brands/directory.ts';

/** The skills of a job as its employer names them, else its tags. */
export const skillsOfJob = (
  { skills, tag_ids }: { readonly skills: readonly string[]; readonly tag_ids: readonly number[] },
  { tags }: BrandDirectory,
): readonly string[] =>
  skills.length > 0 ? skills : tag_ids.flatMap((id) => tags.get(id)?.label ?? []);
