import { type RawBuilder, sql } from 'kysely';
import type { SomeOfDay } from '../open-days/find-newest.ts';
import type { JobScope, JobsContext } from './job-scope.ts';
import type { Rank } from './shared-tags.ts';

const title = sql`ts_filter(jobs.headline, '{a}')`;

/**
 * First whether the title contains the words in order, then in any order, then together with the rest of the headline;
 * then how much of the headline they are, rounded, so that of equally relevant jobs the newer comes first.
 */
const relevance = ({ text, likeness }: JobScope): RawBuilder<unknown> | Rank | null => {
  if (!text?.wanted) return likeness ?? null;
  const { all, wanted } = text;
  return sql`
    case when not jobs.headline @@ ${all} then 0 when ${title} @@ ${wanted.inOrder} then 3
      when ${title} @@ ${all} then 2 else 1 end +
    round(least(ts_rank('{0, 0, 0.4, 1}', jobs.headline, ${wanted.any}), 0.9) * 10) / 10`;
};

/** Ranks are few whole numbers: jobs of one rank are put together, which is quicker than to sort all. */
const inMemory = (rank: Rank, parts: readonly SomeOfDay[]): readonly number[] => {
  const byRank = new Map<number, number[]>();
  for (const { day, jobs } of parts)
    for (const job of jobs) {
      const own = rank(day, job);
      const id = day.ids[job] ?? 0;
      const equal = byRank.get(own);
      if (equal) equal.push(id);
      else byRank.set(own, [id]);
    }
  return [...byRank].sort(([one], [other]) => other - one).flatMap(([, ids]) => ids);
};

/** The jobs by relevance to the scope. @param parts newest first; the order decides between equally relevant ones */
export const rankJobs = async (
  { database }: Pick<JobsContext, 'database'>,
  scope: JobScope,
  parts: readonly SomeOfDay[],
): Promise<readonly number[]> => {
  const rank = relevance(scope);
  if (typeof rank === 'function') return inMemory(rank, parts);
  const ids = parts.flatMap(({ day, jobs }) => jobs.map((job) => day.ids[job] ?? 0));
  if (rank === null || ids.length < 2) return ids;
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(id order by rank desc, place) as ids
    from (
      select jobs.id, given.place, ${rank} as rank
      from unnest(${ids}::integer[]) with ordinality as given(id, place)
      join jobs on jobs.id = given.id
    ) ranked`.execute(database);
  return rows[0]?.ids ?? [];
};
