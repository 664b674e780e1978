import type { Brand } from '@broadsheet/contract/brand';
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
 * Spans of days from the last one back to the first on which jobs were posted, as `broadsheet_spans` numbers them: each
 * is the longest that ends where the one before begins and is no more than half as long as all those before together.
 */
const spans = (brand: Brand, since: Date | null): RawBuilder<unknown> => sql`
  with recursive reach as (
    select
      (select posted_day from listed_jobs where brand = ${brand} order by posted_at desc limit 1) as newest,
      greatest(${since ? dayOf(since) : null}::integer,
        (select posted_day from listed_jobs where brand = ${brand} order by posted_at limit 1)) as oldest
  ), spans as (
    select newest as ends, 0 as level from reach where newest >= oldest
    union all
    select day_before, (
      select max(longer) from generate_series(0, 9) as longer
      where (day_before + 1) % (1 << longer) = 0 and 1 << longer <= greatest(1, (newest - day_before) / 2))
    from reach, spans cross join lateral (select ends - (1 << level) as day_before) begin
    where day_before >= oldest
  )
  select (ends >> level << 4) + level as span from spans`;

/**
 * For what only the index of all filters knows: it is asked for one span of days after the other, until there are
 * enough jobs. That spans come in order and each span's jobs with them is what a nested loop does, and nothing else can
 * be made of it.
 */
const bySpans = (
  { scope, since }: NewestQuery,
  conditions: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select card
  from (${spans(scope.brand, since)}) spans
  cross join lateral (
    select card from listed_jobs jobs
    where ${conditions} and broadsheet_spans(posted_day) && array[span] ${newestFirst}
  ) of_span`;

/** The newest jobs, and how many there are as far as they are counted. */
export const readNewest = async (
  { database, caller }: JobsContext,
  query: NewestQuery,
): Promise<NewestJobs> => {
  const { scope, filters, most, now } = query;
  const conditions = inScope(scope, filters, caller, now);
  const isAnyJob = scope.text === null && scope.conditions.length === 0 && filters.length === 0;
  const newest = isAnyJob || scope.hasFew ? alongDates(conditions) : bySpans(query, conditions);
  const { rows } = await sql<{ counted: number; cards: Buffer | null }>`
    select count(*)::integer as counted, string_agg(card, '') as cards
    from (${newest} limit ${most + 1}) newest`.execute(database);
  const { counted = 0, cards } = rows[0] ?? {};
  return { counted, cards: readCards(cards ?? Buffer.alloc(0), most) };
};
