import type { Brand } from '@broadsheet/contract/brand';
import { type RawBuilder, sql } from 'kysely';
import type { CallContext, Caller } from '../calls/call-handler.ts';
import { facetCounts } from './facet-counts.ts';
import { type FacetField, postedSince } from './job-filters.ts';
import type { TextCondition } from './text-condition.ts';

/** Jobs that are counted, and their facets with them: beyond, a list says "10,000+". */
export const COUNTED_MOST = 10_000;
/** Of those, the newest, are put in order of relevance; the others follow by their date. */
const RANKED_MOST = 1_000;

/** Which jobs a list is about, before any filter: what its facets count. */
export interface JobScope {
  readonly brand: Brand;
  readonly text: TextCondition | null;
  /** Further conditions over `listed_jobs`, which is called `jobs` here. */
  readonly conditions: readonly RawBuilder<unknown>[];
  /** Sorts before the date when the order is by relevance and there is no text; higher is first. */
  readonly likeness?: RawBuilder<number>;
}

type JobsReader = Pick<Caller, 'seekerId'>;

/** What jobs are found in, and for whom; null for a visitor. */
export interface JobsContext extends Pick<CallContext, 'database'> {
  readonly caller: JobsReader | null;
}

export interface PageOfJobs {
  readonly sort: 'date' | 'relevance';
  readonly page: number;
  readonly size: number;
}

export interface NewestQuery {
  readonly scope: JobScope;
  readonly filters: readonly RawBuilder<unknown>[];
  /** Absent: nothing but counts is wanted. */
  readonly page?: PageOfJobs;
  readonly facets: readonly FacetField[];
  /** Jobs posted before are not looked at; null looks at all. */
  readonly since: Date | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface NewestJobs {
  /** Of the page asked for, in order. */
  readonly ids: readonly number[];
  /** At most one above COUNTED_MOST. */
  readonly counted: number;
  readonly counts: readonly FacetCount[];
}
export interface FacetCount {
  readonly field: FacetField;
  readonly id: number;
  readonly jobs: number;
}

type Row = { field: FacetField | 'counted' | 'page'; id: number; jobs: number };

const title = sql`ts_filter(jobs.headline, '{a}')`;

/**
 * First whether the title has the words in their order, then in any, then with what else the headline has; then how
 * much of the headline is any of them, rounded, so that of equally good jobs the newer comes first.
 */
const relevance = ({ text, likeness }: JobScope): RawBuilder<unknown> => {
  if (!text?.wanted) return likeness ?? sql`0`;
  const { all, wanted } = text;
  return sql`
    case when ${title} @@ ${wanted.inOrder} then 3 when ${title} @@ ${all} then 2
      when jobs.headline @@ ${all} then 1 else 0 end +
    round(least(ts_rank('{0, 0, 0.4, 1}', jobs.headline, ${wanted.any}), 0.9)::numeric, 1)::real`;
};

const notBlockedBy = ({ seekerId }: JobsReader): RawBuilder<unknown> =>
  sql`company_id <> all(array(
    select company_id from blocked_companies where seeker_id = ${seekerId}))`;

/** What open jobs are in scope and let through by the filters. */
export const inScope = (
  { scope, filters, since, now }: Pick<NewestQuery, 'scope' | 'filters' | 'since' | 'now'>,
  caller: JobsReader | null,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`brand = ${scope.brand}`,
      sql`expires_at > ${new Date(now)}`,
      ...(scope.text ? [sql`search @@ ${scope.text.all}`] : []),
      ...scope.conditions,
      ...filters,
      ...(since ? [postedSince(since)] : []),
      ...(caller ? [notBlockedBy(caller)] : []),
    ],
    sql` and `,
  );

/** How many there are, at most one above COUNTED_MOST. */
export const countNewest = async (
  { database, caller }: JobsContext,
  query: NewestQuery,
): Promise<number> => {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::integer as jobs from (
      select from listed_jobs jobs where ${inScope(query, caller)} limit ${COUNTED_MOST + 1}
    ) counted`.execute(database);
  return rows[0]?.jobs ?? 0;
};

const pageRows = (scope: JobScope, { sort, page, size }: PageOfJobs): RawBuilder<unknown> => {
  const newestFirst = sql`posted_at desc, id desc`;
  const slice = sql`limit ${size} offset ${(page - 1) * size}`;
  if (sort === 'date')
    return sql`
      select 'page', id::double precision, row_number() over (order by ${newestFirst})::integer
      from (select id, posted_at from newest order by ${newestFirst} ${slice}) page`;
  return sql`
    select 'page', id, row_number() over (order by rank desc, ${newestFirst})::integer
    from (
      select newest.id, newest.posted_at, coalesce(ranked.rank, -1) as rank
      from newest left join (
        select jobs.id, ${relevance(scope)} as rank
        from (select id from newest order by ${newestFirst} limit ${RANKED_MOST}) first
        join jobs using (id)
      ) ranked using (id)
      order by rank desc, newest.posted_at desc, newest.id desc ${slice}
    ) page`;
};

/**
 * One statement finds the page's ids, how many jobs there are, and the facets' counts, over the newest jobs alone. All
 * that match within reach are gathered before they are sorted: walking back by date would unpack the words of each.
 */
export const readNewest = async (
  { database, caller }: JobsContext,
  query: NewestQuery,
): Promise<NewestJobs> => {
  const { scope, page, facets, now } = query;
  const parts = [
    ...(page ? [pageRows(scope, page)] : []),
    ...facets.map((field) => facetCounts(field, now)),
  ];
  const { rows } = await sql<Row>`
    with matched as materialized (
      select id, posted_at, category_id, industry_id, min_years, max_years, city_ids, pay_max_lakh, work_from_home,
        female_candidate, female_back_work_force, differently_abled, ex_defence
      from listed_jobs jobs where ${inScope(query, caller)}
    ), newest as materialized (
      select * from matched order by posted_at desc, id desc limit ${COUNTED_MOST + 1}
    )
    select 'counted' as field, 0::double precision as id, count(*)::integer as jobs from newest
    ${sql.join(
      parts.map((part) => sql`union all ${part}`),
      sql` `,
    )}`.execute(database);
  const ofPage = rows.filter(({ field }) => field === 'page');
  return {
    ids: ofPage.toSorted((one, other) => one.jobs - other.jobs).map(({ id }) => id),
    counted: rows.find(({ field }) => field === 'counted')?.jobs ?? 0,
    counts: rows.filter(
      (row): row is Row & FacetCount => row.field !== 'page' && row.field !== 'counted',
    ),
  };
};
