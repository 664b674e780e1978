import type { Brand } from '@broadsheet/contract/brand';
import type { CallContext, Caller } from '../../platform/call/call-context.ts';
import { type Condition, isOpen, maximum } from './conditions.ts';
import type { JobRank } from './ranking/job-rank.ts';
import { wantedConditions } from './unwanted-jobs.ts';

/** The jobs of a list before any filter; facets count within it. */
export interface JobScope {
  readonly brand: Brand;
  readonly conditions: readonly Condition[];
  /** Sorts before the date when the order is by relevance and there is no query. */
  readonly likeness?: JobRank;
}

/** The database, and the seeker to search for; null for a visitor. */
export interface JobsContext extends Pick<CallContext, 'database'> {
  readonly caller: Pick<Caller, 'seekerId'> | null;
}

/**
 * The conditions of the scope without its text; excludes jobs that the caller does not want. @param now epoch ms @param
 * asOf as in JobsQuery
 */
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
