import { bitOf, type OpenDay, signatureOf } from '../../open-days/open-day.ts';
import type { JobRank } from './job-rank.ts';

/** How many of the tags a job has. */
export const sharedTags = (ids: readonly number[]): JobRank => {
  const wanted = new Set(ids);
  const signature = signatureOf(ids);
  const rankOf = ({ tags: { signatures, ends, values } }: OpenDay, job: number): number => {
    if (((signatures[job] ?? 0) & signature) === 0) return 0;
    let shared = 0;
    const end = ends[job] ?? 0;
    for (let at = ends[job - 1] ?? 0; at < end; at += 1) {
      const tag = values[at] ?? 0;
      if ((signature & bitOf(tag)) !== 0 && wanted.has(tag)) shared += 1;
    }
    return shared;
  };
  return { reads: 'columns', rankOf };
};
