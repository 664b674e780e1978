import { type RawBuilder, sql } from 'kysely';
import { type JobCards, readCards } from './job-cards.ts';
import { dayOf } from './job-filters.ts';
import { inScope, type JobScope, type JobsContext } from './job-scope.ts';

export interface NewestQuery {
  readonly scope: JobScope;
  readonly filters: readonly RawBuilder<unknown>[];
  /** No job that the filters let through was posted before. */
  readonly since: Date | null;
  readonly most: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface NewestJobs {
  /** At most one above what was asked for. */
  readonly counted: number;
  readonly cards: JobCards;
}

const newestFirst = sql`order by posted_at desc, id desc`;

/** For what an index has in the order of dates. */
const alongDates = (conditions: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select card from listed_jobs jobs where ${conditions} ${newestFirst}`;

/**
 * For what only the index of all filters knows: it is asked for one day after the other, from the last on which jobs
 * were posted, until there are enough. That its days come in order and each day's jobs with it is what a nested loop
 * does, and nothing else can be made of it.
 */
const dayByDay = (
  { scope, since }: NewestQuery,
  conditions: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const lastDay = (before: RawBuilder<unknown>) => sql`
    select posted_day from listed_jobs where brand = ${scope.brand} ${before}
    order by posted_at desc limit 1`;
  return sql`
    select card
    from (
      with recursive days as (
        select (${lastDay(sql``)}) as day
        union all
        select (${lastDay(sql`and posted_at < to_timestamp(day * 86400.0)`)}) from days
        where day > ${since ? dayOf(since) : 0}
      ) select day from days where day >= ${since ? dayOf(since) : 0}
    ) days
    cross join lateral (
      select card from listed_jobs jobs where ${conditions} and posted_day = day ${newestFirst}
    ) of_day`;
};

/** The newest jobs, and how many there are as far as they are counted. */
export const readNewest = async (
  { database, caller }: JobsContext,
  query: NewestQuery,
): Promise<NewestJobs> => {
  const { scope, filters, most, now } = query;
  const conditions = inScope(scope, filters, caller, now);
  const isAnyJob = scope.text === null && scope.conditions.length === 0 && filters.length === 0;
  const newest = isAnyJob || scope.hasFew ? alongDates(conditions) : dayByDay(query, conditions);
  const { rows } = await sql<{ counted: number; cards: Buffer | null }>`
    select count(*)::integer as counted, string_agg(card, '') as cards
    from (${newest} limit ${most + 1}) newest`.execute(database);
  const { counted = 0, cards } = rows[0] ?? {};
  return { counted, cards: readCards(cards ?? Buffer.alloc(0), most) };
};
