import { DAY_MS } from '@broadsheet/contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { NearJobs, SomeOfDay } from '../../open-days/find-newest.ts';
import type { OpenDay } from '../../open-days/open-day.ts';
import { readJobTexts } from '../../open-days/read-job-texts.ts';
import type { QueryPlan } from '../query-plan.ts';
import { isHeadTitle } from '../understanding/seniority.ts';
import { createTextScore } from './score-text.ts';

/** A found job, and how well it answers the query. */
export interface ScoredJob {
  readonly day: OpenDay;
  readonly job: number;
  readonly id: number;
  /** What it misses of the plan, as bits. */
  readonly misses: number;
  readonly score: number;
  readonly isStrong: boolean;
  readonly title: string;
}

/** Scores that differ less are equal: then the newer and more complete job comes first. */
const STEPS = 50;
const FRESHNESS = 0.012;
const FRESH_DAYS = 20;
const STATED_PAY = 0.004;
/** How much lower a job as a head counts for somebody who looks for work without leadership, such as "sales executive". */
const HEAD_OF_OTHERS = 0.1;

const firstOf = (parts: readonly SomeOfDay[], max: number): SomeOfDay[] => {
  let left = max;
  return parts.flatMap(({ day, jobs }) => {
    const some = jobs.slice(0, left);
    left -= some.length;
    return some.length > 0 ? [{ day, jobs: some }] : [];
  });
};

const tieBreak = (day: OpenDay, job: number, now: number): number => {
  const age = Math.max(0, now - (day.posted[job] ?? 0)) / DAY_MS;
  const isPayStated = !Number.isNaN(day.pay[job] ?? Number.NaN);
  return FRESHNESS * Math.exp(-age / FRESH_DAYS) + (isPayStated ? STATED_PAY : 0);
};

/** Scores the newest jobs of lists by the plan of a query, at most `max` in all. @param now epoch milliseconds */
export const createJobScorer = (database: Kysely<Schema>, plan: QueryPlan, now: number) => {
  const scoreOf = createTextScore(plan.terms);
  return async (lists: readonly NearJobs[], max: number): Promise<readonly ScoredJob[]> => {
    const scored: ScoredJob[] = [];
    for (const { misses, jobs } of lists) {
      const isMet = (term: number): boolean => (misses & (1 << (plan.filters.size + term))) === 0;
      const parts = firstOf(jobs.parts, max - scored.length);
      for (const { day, job, id, text } of await readJobTexts(database, parts)) {
        const { score, isStrong } = scoreOf(text, isMet);
        const tooSenior = plan.forContributors && isHeadTitle(text.title) ? HEAD_OF_OTHERS : 0;
        scored.push({
          day,
          job,
          id,
          misses,
          score: Math.round(score * STEPS) / STEPS - tooSenior + tieBreak(day, job, now),
          isStrong,
          title: text.title,
        });
      }
    }
    return scored.sort((one, other) => other.score - one.score);
  };
};

export type JobScorer = ReturnType<typeof createJobScorer>;
