import { type RawBuilder, sql } from 'kysely';
import type { SomeOfDay } from '../../open-days/find-newest.ts';
import { readJobTexts } from '../../open-days/read-job-texts.ts';
import type { JobScope, JobsContext } from '../job-scope.ts';
import type { JobRank } from './job-rank.ts';

type RankContext = Pick<JobsContext, 'database'>;

const idsOf = (parts: readonly SomeOfDay[]): number[] =>
  parts.flatMap(({ day, jobs }) => jobs.map((job) => day.ids[job] ?? 0));

interface RankedJob {
  readonly id: number;
  readonly rank: number;
}

const rankRows = async (
  { database }: RankContext,
  rank: RawBuilder<number>,
  ids: readonly number[],
): Promise<RankedJob[]> => {
  const { rows } = await sql<RankedJob>`
    select jobs.id, ${rank}::double precision as rank
    from unnest(${ids}::integer[]) with ordinality as given(id, place) join jobs on jobs.id = given.id
    order by place`.execute(database);
  return rows;
};

const readRanks = async (
  context: RankContext,
  rank: JobRank,
  parts: readonly SomeOfDay[],
): Promise<RankedJob[]> => {
  if (rank.reads === 'rows') return rankRows(context, rank.expression, idsOf(parts));
  if (rank.reads === 'texts') {
    const jobs = await readJobTexts(context.database, parts);
    return jobs.map(({ day, job, id, text }) => ({ id, rank: rank.rankOf(day, job, text) }));
  }
  return parts.flatMap(({ day, jobs }) =>
    jobs.map((job) => ({ id: day.ids[job] ?? 0, rank: rank.rankOf(day, job) })),
  );
};

/** Ranks have few values: jobs of one rank are put together, which is quicker than to sort all. */
const inOrder = (ranked: readonly RankedJob[]): readonly number[] => {
  const byRank = new Map<number, number[]>();
  for (const { id, rank } of ranked) {
    const equal = byRank.get(rank);
    if (equal) equal.push(id);
    else byRank.set(rank, [id]);
  }
  return [...byRank].sort(([one], [other]) => other - one).flatMap(([, ids]) => ids);
};

/** The jobs by their likeness to what the scope is about. @param parts newest first; the order decides between equally relevant ones */
export const rankJobs = async (
  context: RankContext,
  scope: JobScope,
  parts: readonly SomeOfDay[],
): Promise<readonly number[]> => {
  const { likeness } = scope;
  return likeness ? inOrder(await readRanks(context, likeness, parts)) : idsOf(parts);
};
