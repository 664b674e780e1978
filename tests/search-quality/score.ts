import { ndcg } from '@broadsheet/services/job/search/relevance/ndcg';
import type { QualityJob } from './make-jobs.ts';
import { gradeOf, type QualityQuery } from './queries/query.ts';

export const DEPTH = 10;
/** Grades that count as found: of an occupation that lists the title, or related to one, or of its group too. */
export const LEVELS = { occupation: 3, related: 2, group: 1 } as const;
export type Level = keyof typeof LEVELS;

/** The first results of a search. */
export interface Found {
  readonly jobs: readonly QualityJob[];
  readonly corrected: string | null;
}

export interface QueryScore {
  readonly query: QualityQuery;
  readonly precision: Readonly<Record<Level, number>>;
  readonly ndcg: number;
  readonly isEmpty: boolean;
  /** Words were changed although the source or the jobs have all of them. */
  readonly isMiscorrected: boolean;
  readonly found: Found;
}

const splitTerms = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9+#]+/);

/** The words of the jobs and of all titles of the source. */
export const knownTerms = (
  jobs: readonly QualityJob[],
  queries: readonly QualityQuery[],
): ReadonlySet<string> =>
  new Set([
    ...jobs.flatMap(({ title, skills, description, cities }) =>
      splitTerms([title, ...skills, description, ...cities].join(' ')),
    ),
    ...queries.filter(({ kind }) => kind !== 'misspelt').flatMap(({ text }) => splitTerms(text)),
  ]);

/**
 * Scores a search's first results. Precision is the share of relevant jobs among the first ten, out of as many as there
 * are where there are fewer than ten.
 */
export const scoreQuery = (
  query: QualityQuery,
  found: Found,
  jobs: readonly QualityJob[],
  known: ReadonlySet<string>,
): QueryScore => {
  const all = jobs.map((job) => gradeOf(job, query)).filter((grade) => grade > 0);
  const grades = found.jobs.slice(0, DEPTH).map((job) => gradeOf(job, query));
  const share = (level: Level): number => {
    const count = (list: readonly number[]) =>
      list.filter((grade) => grade >= LEVELS[level]).length;
    return count(grades) / Math.min(DEPTH, count(all));
  };
  return {
    query,
    precision: {
      occupation: share('occupation'),
      related: share('related'),
      group: share('group'),
    },
    ndcg: ndcg(grades, all, DEPTH),
    isEmpty: found.jobs.length === 0,
    isMiscorrected:
      found.corrected !== null && splitTerms(query.text).every((word) => known.has(word)),
    found,
  };
};
