import { numbersOf } from '../../open-days/open-day.ts';
import type { ScoredJob } from './score-jobs.ts';

/** The first jobs show what is meant. */
const MODELS = 5;
const SAME_CATEGORY = 0.3;
const SHARED_TAG = 0.1;
const MAX_SHARED = 3;
/** How much likeness counts among jobs that answer the query. */
const WEIGHT = 0.5;
/** Of fewer jobs, none is the usual kind; of more, the titles decide well enough. */
const MIN_ALIKE = 3;
const MAX_ALIKE = 400;
/** Jobs that only mention a word of the query in their description score less. */
const MIN_SCORE = 0.2;

const categoryOf = ({ day, job }: ScoredJob): number => day.categories[job] ?? 0;
const tagsOf = ({ day, job }: ScoredJob): readonly number[] => [...numbersOf(day.tags, job)];

/** How much a job is like the models: of how many the category is, and how many of its tags they have. */
const createLikeness = (models: readonly ScoredJob[]): ((job: ScoredJob) => number) => {
  const categories = models.map(categoryOf);
  const tags = new Set(models.flatMap(tagsOf));
  return (job) => {
    const own = categoryOf(job);
    const same = categories.filter((category) => category === own).length / models.length;
    const shared = tagsOf(job).filter((tag) => tags.has(tag)).length;
    return SAME_CATEGORY * same + SHARED_TAG * Math.min(MAX_SHARED, shared);
  };
};

/** Puts jobs first that are like most of the best ones: of two readings of a word, the one that more titles have. */
export const preferAlike = (jobs: readonly ScoredJob[]): readonly ScoredJob[] => {
  if (jobs.length < MIN_ALIKE || jobs.length > MAX_ALIKE) return jobs;
  const likeness = createLikeness(jobs.slice(0, MODELS));
  return jobs
    .map((job) => ({ ...job, score: job.score + WEIGHT * likeness(job) }))
    .sort((one, other) => other.score - one.score);
};

/**
 * Fills a short list up with the jobs that are most like its first ones, of those that have something of the query.
 * @param others may have jobs of the list
 */
export const fillUp = (
  jobs: readonly ScoredJob[],
  others: readonly ScoredJob[],
  size: number,
): readonly ScoredJob[] => {
  if (jobs.length === 0 || jobs.length >= size) return jobs;
  const likeness = createLikeness(jobs.slice(0, MODELS));
  const known = new Set(jobs.map(({ id }) => id));
  const added = [...new Map(others.map((job) => [job.id, job])).values()]
    .filter(({ id, score }) => !known.has(id) && score >= MIN_SCORE)
    .map((job) => ({ job, score: job.score + likeness(job) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, size - jobs.length);
  return [...jobs, ...added.map(({ job }) => job)];
};
