import type { CallContext } from '../../platform/call/call-context.ts';
import { readOpenDays } from '../open-days/read-open-days.ts';

type Counts = Map<number, number>;

const add = (counts: Counts, id: number): void => {
  counts.set(id, (counts.get(id) ?? 0) + 1);
};

/** Open jobs by category id, and by tag id. */
export const countOpenJobs = async ({ database, brand, now }: CallContext) => {
  const byCategory: Counts = new Map();
  const byTag: Counts = new Map();
  for (const { expires, categories, tags } of await readOpenDays(database, brand))
    for (let job = 0; job < expires.length; job += 1) {
      if ((expires[job] ?? 0) <= now) continue;
      add(byCategory, categories[job] ?? 0);
      const end = tags.ends[job] ?? 0;
      for (let at = tags.ends[job - 1] ?? 0; at < end; at += 1) add(byTag, tags.values[at] ?? 0);
    }
  return { byCategory, byTag };
};
