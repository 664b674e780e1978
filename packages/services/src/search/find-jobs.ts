import type { Brand } from '@broadsheet/contract/brand';
import { type RawBuilder, sql } from 'kysely';
import type { CallContext, Caller } from '../calls/call-handler.ts';
import { facetCounts } from './facet-counts.ts';
import { type FacetField, failedBits, type JobFilters } from './job-filters.ts';
import type { TextCondition } from './text-condition.ts';

/** Which jobs a list is about, before any filter: what its facets count. */
export interface JobScope {
  readonly brand: Brand;
  readonly text: TextCondition | null;
  /** Further conditions over `jobs`. */
  readonly conditions: readonly RawBuilder<unknown>[];
  /** Sorts before the date when the order is by relevance and there is no text; higher is first. */
  readonly likeness?: RawBuilder<number>;
}

export interface JobsQuery {
  readonly scope: JobScope;
  readonly filters: JobFilters;
  readonly sort: 'date' | 'relevance';
  readonly page: number;
  readonly size: number;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly facets: boolean;
}

export interface FoundJobs {
  /** Of the page asked for, in order. */
  readonly ids: readonly number[];
  readonly total: number;
  /** Jobs in scope, whatever the filters. */
  readonly matched: number;
  readonly counts: readonly { field: FacetField; id: number; jobs: number }[];
}

type JobsReader = Pick<Caller, 'seekerId'>;

/** What jobs are found in, and for whom; null for a visitor. */
export interface JobsContext extends Pick<CallContext, 'database'> {
  readonly caller: JobsReader | null;
}

type Row = { field: FacetField | 'total' | 'matched' | 'page'; id: number; jobs: number };

const title = sql`ts_filter(headline, '{a}')`;

/**
 * First whether the title has the words in their order, then in any, then with what else the headline has; then how
 * much of the headline is any of them, rounded, so that of equally good jobs the newer comes first.
 */
const relevance = ({ text, likeness }: JobScope): RawBuilder<unknown> => {
  if (!text?.wanted) return likeness ?? sql`0`;
  const { all, wanted } = text;
  return sql`
    case when ${title} @@ ${wanted.inOrder} then 3 when ${title} @@ ${all} then 2
      when headline @@ ${all} then 1 else 0 end +
    round(least(ts_rank('{0, 0, 0.4, 1}', headline, ${wanted.any}), 0.9)::numeric, 1)::real`;
};

const notBlockedBy = ({ seekerId }: JobsReader): RawBuilder<unknown> =>
  sql`company_id <> all(array(
    select company_id from blocked_companies where seeker_id = ${seekerId}))`;

const inScope = (
  { brand, text, conditions }: JobScope,
  caller: JobsReader | null,
  now: number,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`brand = ${brand}`,
      sql`status = 'open'`,
      sql`expires_at > ${new Date(now)}`,
      ...(text ? [sql`search @@ ${text.all}`] : []),
      ...conditions,
      ...(caller ? [notBlockedBy(caller)] : []),
    ],
    sql` and `,
  );

/**
 * One statement finds the page's ids, the exact total and all facets' counts, reading each job once. Jobs of companies
 * that the caller has blocked are in none of them.
 */
export const findJobs = async (
  { database, caller }: JobsContext,
  { scope, filters, sort, page, size, now, facets }: JobsQuery,
): Promise<FoundJobs> => {
  const rank = sort === 'relevance' ? relevance(scope) : sql`0`;
  const { rows } = await sql<Row>`
    with matched as materialized (
      select id, posted_at, category_id, industry_id, min_years, max_years, city_ids, work_from_home,
             female_candidate, female_back_work_force, differently_abled, ex_defence, pay_max_lakh, ${rank} as rank, ${failedBits(filters, now)} as failed
      from jobs where ${inScope(scope, caller, now)}
    )
    select 'matched' as field, 0::double precision as id, count(*)::integer as jobs from matched
    union all
    select 'total', 0, count(*)::integer from matched where failed < 1
    union all
    select 'page', id, row_number() over (order by rank desc, posted_at desc, id desc)::integer
    from (select id, rank, posted_at from matched where failed < 1
          order by rank desc, posted_at desc, id desc
          limit ${size} offset ${(page - 1) * size}) page
    ${facets ? sql`union all ${facetCounts(now)}` : sql``}`.execute(database);
  const countOf = (field: Row['field']): number =>
    rows.find((row) => row.field === field)?.jobs ?? 0;
  const ofPage = rows.filter((row) => row.field === 'page');
  return {
    ids: ofPage.toSorted((one, other) => one.jobs - other.jobs).map((row) => row.id),
    total: countOf('total'),
    matched: countOf('matched'),
    counts: rows.filter((row): row is Row & { field: FacetField } => !SUMS.has(row.field)),
  };
};

const SUMS: ReadonlySet<string> = new Set(['total', 'matched', 'page']);
