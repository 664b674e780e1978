import { type RawBuilder, sql } from 'kysely';
import type { JobScope, JobsContext } from './job-scope.ts';

const title = sql`ts_filter(jobs.headline, '{a}')`;

/**
 * First whether the title has the words in their order, then in any, then with what else the headline has; then how
 * much of the headline is any of them, rounded, so that of equally good jobs the newer comes first.
 */
const relevance = ({ text, likeness }: JobScope): RawBuilder<unknown> | null => {
  if (!text?.wanted) return likeness ?? null;
  const { all, wanted } = text;
  return sql`
    case when not jobs.headline @@ ${all} then 0 when ${title} @@ ${wanted.inOrder} then 3
      when ${title} @@ ${all} then 2 else 1 end +
    round(least(ts_rank('{0, 0, 0.4, 1}', jobs.headline, ${wanted.any}), 0.9) * 10) / 10`;
};

/** The jobs by relevance to the scope. @param ids newest first, which decides between equally good ones */
export const rankJobs = async (
  { database }: Pick<JobsContext, 'database'>,
  scope: JobScope,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const rank = relevance(scope);
  if (rank === null || ids.length < 2) return ids;
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(id order by rank desc, place) as ids
    from (
      select jobs.id, given.place, ${rank} as rank
      from unnest(${[...ids]}::integer[]) with ordinality as given(id, place)
      join jobs on jobs.id = given.id
    ) ranked`.execute(database);
  return rows[0]?.ids ?? [];
};
