import type { Brand } from '@broadsheet/contract/brand';
import type { RawBuilder } from 'kysely';
import type { CallContext, Caller } from '../../platform/call/call-context.ts';
import type { TextCondition } from '../../platform/text-search/text-condition.ts';
import { type Condition, isOpen, maximum } from './conditions.ts';
import type { Rank } from './shared-tags.ts';
import { wantedConditions } from './unwanted-jobs.ts';

/** Which jobs a list is about, before any filter: what its facets count. */
export interface JobScope {
  readonly brand: Brand;
  readonly text: TextCondition | null;
  readonly conditions: readonly Condition[];
  /**
   * Sorts before the date when the order is by relevance and there is no text; higher is first. In SQL it is of `jobs`,
   * whose rows are read for it: what days hold in memory costs PostgreSQL nothing.
   */
  readonly likeness?: RawBuilder<number> | Rank;
}

/** What jobs are found in, and for whom; null for a visitor. */
export interface JobsContext extends Pick<CallContext, 'database'> {
  readonly caller: Pick<Caller, 'seekerId'> | null;
}

/** What open jobs in scope are, but for the words; none that the caller does not want. @param now epoch ms @param asOf as JobsQuery says */
export const resolveScope = async (
  { database, caller }: JobsContext,
  { conditions }: JobScope,
  now: number,
  asOf: number | undefined,
): Promise<readonly Condition[]> => [
  isOpen(now),
  ...conditions,
  ...(asOf === undefined ? [] : [maximum('posted', asOf)]),
  ...(caller
    ? await wantedConditions(database, caller.seekerId, asOf === undefined ? null : new Date(asOf))
    : []),
];
