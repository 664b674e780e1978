import { readOpenDays } from '../../job/open-days/read-open-days.ts';
import type { CallContext } from '../../platform/call/call-context.ts';

/**
 * The number of open jobs of a functional area with each tag, by its id. @param group a tag that the jobs must have;
 * null: any job of the area
 */
export const countAreaSkills = async (
  { database, brand, now }: Pick<CallContext, 'database' | 'brand' | 'now'>,
  area: number,
  group: number | null,
): Promise<ReadonlyMap<number, number>> => {
  const counts = new Map<number, number>();
  for (const { expires, categories, tags } of await readOpenDays(database, brand))
    for (let job = 0; job < expires.length; job += 1) {
      if ((expires[job] ?? 0) <= now || categories[job] !== area) continue;
      const tagIds = tags.values.subarray(tags.ends[job - 1] ?? 0, tags.ends[job] ?? 0);
      if (group !== null && !tagIds.includes(group)) continue;
      for (const tag of tagIds) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  return counts;
};
