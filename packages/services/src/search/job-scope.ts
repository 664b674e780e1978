import type { Brand } from '@broadsheet/contract/brand';
import { type RawBuilder, sql } from 'kysely';
import type { CallContext, Caller } from '../calls/call-handler.ts';
import type { TextCondition } from './text-condition.ts';

/** Which jobs a list is about, before any filter: what its facets count. */
export interface JobScope {
  readonly brand: Brand;
  readonly text: TextCondition | null;
  /** Further conditions over `listed_jobs`, which is called `jobs` here. */
  readonly conditions: readonly RawBuilder<unknown>[];
  /** Whether an index of its own leads to the few jobs that meet the conditions, such as those of a company. */
  readonly hasFew?: boolean;
  /** Sorts before the date when the order is by relevance and there is no text; higher is first. */
  readonly likeness?: RawBuilder<number>;
}

type JobsReader = Pick<Caller, 'seekerId'>;

/** What jobs are found in, and for whom; null for a visitor. */
export interface JobsContext extends Pick<CallContext, 'database'> {
  readonly caller: JobsReader | null;
}

const notBlockedBy = ({ seekerId }: JobsReader): RawBuilder<unknown> =>
  sql`company_id <> all(array(
    select company_id from blocked_companies where seeker_id = ${seekerId}))`;

/** Of open jobs, those in scope that the filters let through. @param now epoch milliseconds */
export const inScope = (
  { brand, text, conditions }: JobScope,
  filters: readonly RawBuilder<unknown>[],
  caller: JobsReader | null,
  now: number,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`brand = ${brand}`,
      sql`expires_at > ${new Date(now)}`,
      ...(text ? [sql`search @@ ${text.listed}`] : []),
      ...conditions,
      ...filters,
      ...(caller ? [notBlockedBy(caller)] : []),
    ],
    sql` and `,
  );
