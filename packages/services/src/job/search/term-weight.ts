import { foldText } from '../../platform/text-search/fold-text.ts';
import type { QueryTerm } from './understanding/query-part.ts';
import type { Vocabulary } from './understanding/vocabulary.ts';

const WEIGHTS = { position: 1.2, rank: 0.5, number: 0.4 } as const;
const MIN_SUBJECT = 2;
const MAX_SUBJECT = 7;

/** Open jobs that say a phrase, at most: as many as say its rarest word. */
export const jobsOf = (phrase: string, { jobsByWord }: Vocabulary): number => {
  const counts = foldText(phrase).map((word) => jobsByWord.get(word) ?? 0);
  return counts.length === 0 ? 0 : Math.min(...counts);
};

/**
 * How much a term decides. A word of the subject decides more the fewer jobs say it (inverse document frequency); what a job is
 * called, its rank and bare numbers decide little.
 */
export const weightOf = (
  { role, phrases }: Pick<QueryTerm, 'role' | 'phrases'>,
  vocabulary: Vocabulary,
): number => {
  if (role !== 'subject') return WEIGHTS[role];
  const jobs = Math.max(1, ...phrases.map((phrase) => jobsOf(phrase, vocabulary)));
  const rarity = Math.log(Math.max(jobs, vocabulary.jobs) / jobs);
  const rarest = Math.log(Math.max(vocabulary.jobs, 2));
  return MIN_SUBJECT + (MAX_SUBJECT - MIN_SUBJECT) * (rarity / rarest);
};
