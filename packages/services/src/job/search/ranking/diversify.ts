import type { ScoredJob } from './score-jobs.ts';
import { titleKey } from './title-key.ts';

/** Of so many jobs in a row few have one title or one employer. */
const WINDOW = 10;
const MAX_CANDIDATES = 80;
/** Jobs that are spread: ten pages. */
const SPREAD = 200;
/** How much lower a job counts for each job of the window with its title, and with its employer. */
const SAME_TITLE = 0.09;
const SAME_COMPANY = 0.05;

interface SpreadJob {
  readonly scored: ScoredJob;
  readonly title: string;
  readonly company: number;
}

const toSpread = (scored: ScoredJob): SpreadJob => ({
  scored,
  title: titleKey(scored.title),
  company: scored.day.companies[scored.job] ?? 0,
});

const discountedScore = (job: SpreadJob, window: readonly SpreadJob[]): number => {
  let { score } = job.scored;
  for (const { title, company } of window) {
    if (title === job.title) score -= SAME_TITLE;
    if (company === job.company) score -= SAME_COMPANY;
  }
  return score;
};

/** The index of the job that comes next. */
const nextOf = (waiting: readonly SpreadJob[], window: readonly SpreadJob[]): number => {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [at, job] of waiting.slice(0, MAX_CANDIDATES).entries()) {
    // Discounts only lower a score, and scores fall: no later job is better.
    if (job.scored.score <= bestScore) break;
    const score = discountedScore(job, window);
    if (score > bestScore) {
      best = at;
      bestScore = score;
    }
  }
  return best;
};

/**
 * Spreads jobs of one title and of one employer: the next job is the most relevant one, less the more such jobs stand right
 * before it. @param jobs most relevant first
 */
export const diversify = (jobs: readonly ScoredJob[]): readonly ScoredJob[] => {
  const waiting = jobs.slice(0, SPREAD).map(toSpread);
  const shown: SpreadJob[] = [];
  while (waiting.length > 0)
    shown.push(...waiting.splice(nextOf(waiting, shown.slice(-WINDOW)), 1));
  return [...shown.map(({ scored }) => scored), ...jobs.slice(SPREAD)];
};
