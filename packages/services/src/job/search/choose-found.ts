import type { NearJobs, NewestResult } from '../open-days/find-newest.ts';
import { missedSubject } from '../open-days/tolerance.ts';
import type { PlannedFilter } from './implied-filters.ts';
import { CHOSEN_COST, type QueryPlan } from './query-plan.ts';
import { diversify } from './ranking/diversify.ts';
import { fillUp, preferAlike } from './ranking/likeness.ts';
import type { JobScorer, ScoredJob } from './ranking/score-jobs.ts';

/** Where fewer jobs say all words, jobs follow that say some words of the subject only. */
const ENOUGH = 20;
/** Where fewer are about the subject, jobs that miss a filter follow. */
const FEW = 3;
/** How much of the subject these may miss beyond what the best ones miss. */
const MISSED_SHARE = 0.6;
const MAX_SCORED = 500;
const MAX_SCORED_NEAR = 200;
/** A list with fewer is filled up with jobs that have less of the subject. */
const FULL = 10;
/** Sets of filters that are tried without. */
const MAX_GROUPS = 6;

type Found = Pick<NewestResult<PlannedFilter>, 'found' | 'near' | 'withTerms'>;

/** The jobs that answer a query, in order. */
export interface ChosenFound {
  readonly jobs: readonly ScoredJob[];
  /** How many of them have all filters; the others follow. */
  readonly exact: number;
  /** The lists of those that have all filters, by what they miss. */
  readonly exactMisses: ReadonlySet<number>;
  /** Whether jobs that only mention the subject are among them. */
  readonly hasWeak: boolean;
}

const filterBits = ({ filters }: QueryPlan, misses: number): number =>
  misses & ((1 << filters.size) - 1);

const costOf = ({ tolerance }: QueryPlan, misses: number): number =>
  tolerance.costs[misses] ?? Number.POSITIVE_INFINITY;

/** The lists by their costs; those miss no more of the subject than the first, or not too much more. */
const closest = (plan: QueryPlan, lists: readonly NearJobs[], missedShare: number): NearJobs[] => {
  const { tolerance } = plan;
  const byCost = lists.toSorted(
    (one, other) => costOf(plan, one.misses) - costOf(plan, other.misses),
  );
  const [first] = byCost;
  if (!first) return [];
  const subject = tolerance.wanted.reduce(
    (sum, { cost, isSubject }) => (isSubject ? sum + cost : sum),
    0,
  );
  const limit = missedSubject(tolerance, first.misses) + missedShare * subject;
  return byCost.filter(({ misses }) => missedSubject(tolerance, misses) <= limit);
};

/** The lists that miss some filters, by the filters that they miss, the least bad first. */
const groupsWithout = (plan: QueryPlan, near: readonly NearJobs[]): readonly NearJobs[][] => {
  const groups = new Map<number, NearJobs[]>();
  for (const list of near) {
    const bits = filterBits(plan, list.misses);
    if (bits !== 0 && costOf(plan, bits) < CHOSEN_COST)
      groups.set(bits, [...(groups.get(bits) ?? []), list]);
  }
  return [...groups]
    .sort(([one], [other]) => costOf(plan, one) - costOf(plan, other))
    .slice(0, MAX_GROUPS)
    .map(([, lists]) => lists);
};

export const strongOf = (jobs: readonly ScoredJob[]) => jobs.filter(({ isStrong }) => isStrong);

/** Jobs about the subject that miss as few filters as can be; else jobs that mention it. */
const chooseWithout = async (
  plan: QueryPlan,
  near: readonly NearJobs[],
  score: JobScorer,
): Promise<{ readonly strong: readonly ScoredJob[]; readonly weak: readonly ScoredJob[] }> => {
  let weak: readonly ScoredJob[] = [];
  for (const lists of groupsWithout(plan, near)) {
    const scored = await score(closest(plan, lists, MISSED_SHARE), MAX_SCORED_NEAR);
    const strong = strongOf(scored);
    if (strong.length > 0) return { strong, weak };
    if (weak.length === 0) weak = scored;
  }
  return { strong: [], weak };
};

/** The lists of jobs that have anything of the subject, whatever the words miss; of a long one, the newest jobs. */
const looselyRelated = (
  plan: QueryPlan,
  all: readonly NearJobs[],
  score: JobScorer,
): Promise<readonly ScoredJob[]> => score(closest(plan, all, 1), MAX_SCORED_NEAR);

/**
 * The jobs that answer a query: those that have all filters and are about the subject. Where they are few, jobs follow that are about
 * it and miss a filter; where none is about it, those that mention it.
 */
export const chooseFound = async (
  { found, near, withTerms }: Found,
  plan: QueryPlan,
  score: JobScorer,
): Promise<ChosenFound> => {
  const strict: NearJobs = { misses: 0, jobs: found };
  const looser = near.filter(({ misses }) => filterBits(plan, misses) === 0);
  const all = found.counted > 0 ? [strict, ...looser] : looser;
  const isEnough = withTerms >= ENOUGH && found.counted > 0;
  let lists = closest(plan, all, isEnough ? 0 : MISSED_SHARE);
  let own = await score(lists, MAX_SCORED);
  if (isEnough && strongOf(own).length < FEW) {
    lists = closest(plan, all, MISSED_SHARE);
    own = await score(lists, MAX_SCORED);
  }
  const strong = strongOf(own);
  const exactMisses = new Set(lists.map(({ misses }) => misses));
  const answer = async (jobs: readonly ScoredJob[]): Promise<ChosenFound> => ({
    jobs:
      jobs.length < FULL
        ? fillUp(jobs, [...own, ...(await looselyRelated(plan, all, score))], FULL)
        : jobs,
    exact: strong.length,
    exactMisses,
    hasWeak: false,
  });
  if (strong.length >= FEW || (strong.length > 0 && plan.implied === 0))
    return answer(diversify(preferAlike(strong)));
  const without = await chooseWithout(plan, near, score);
  const about = [...diversify(preferAlike(strong)), ...diversify(without.strong)];
  if (about.length > 0) return answer(about);
  if (own.length > 0) return { jobs: own, exact: own.length, exactMisses, hasWeak: true };
  return { jobs: without.weak, exact: 0, exactMisses, hasWeak: true };
};
