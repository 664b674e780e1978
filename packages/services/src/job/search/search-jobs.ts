import type { CallContext } from '../../platform/call/call-context.ts';
import { findJobs, type JobsQuery, type JobsResult } from './find-jobs.ts';
import type { JobsContext } from './job-scope.ts';
import { type PlannedItem, planQuery } from './query-plan.ts';
import { correctTerms } from './understanding/correct-terms.ts';
import { loadVocabulary } from './understanding/load-vocabulary.ts';
import type { QueryPart, QueryTerm, UnderstoodQuery } from './understanding/query-part.ts';
import { understandQuery } from './understanding/understand-query.ts';
import type { Vocabulary } from './understanding/vocabulary.ts';

export interface TextSearch {
  readonly found: JobsResult;
  /** The corrected query that was used, or null. */
  readonly corrected: string | null;
  readonly understood: UnderstoodQuery;
  /** Parts that gave way to chosen filters. */
  readonly ignored: readonly QueryPart[];
  /** What none of the found jobs has. */
  readonly relaxed: readonly PlannedItem[];
  /** What only the first of the found jobs have, as many as are exact. */
  readonly partly: readonly PlannedItem[];
}

type SearchContext = JobsContext & Pick<CallContext, 'brand' | 'directory' | 'now'>;

interface Attempt {
  readonly understood: UnderstoodQuery;
  readonly ignored: readonly QueryPart[];
  readonly items: readonly PlannedItem[];
  readonly found: JobsResult;
}

interface Run {
  readonly context: SearchContext;
  readonly vocabulary: Vocabulary;
  readonly query: Omit<JobsQuery, 'now' | 'plan' | 'relax'>;
}

const MIN_BEGINNING = 2;

const NO_TERMS: ReadonlySet<QueryTerm> = new Set();

const search = async (
  { context, vocabulary, query }: Run,
  understood: UnderstoodQuery,
  relax: boolean,
  { dropped = NO_TERMS, isBeginning = false } = {},
): Promise<Attempt> => {
  const { database, now } = context;
  const plan = await planQuery({
    database,
    vocabulary,
    understood,
    dropped,
    chosen: query.filters,
    now,
    isBeginning,
  });
  const found = await findJobs(context, { ...query, now, plan, relax });
  return { understood, ignored: plan.ignored, items: plan.items, found };
};

const attempt = (run: Run, text: string, relax: boolean, isBeginning = false): Promise<Attempt> =>
  search(run, understandQuery(text, run.vocabulary), relax, { isBeginning });

const missingTerms = ({ items, found }: Attempt): QueryTerm[] =>
  items.flatMap((item, at) =>
    item.kind === 'term' && (found.isMet & (1 << at)) === 0 ? [item.term] : [],
  );

/** Words of terms that no job has. */
const unknownTerms = (tried: Attempt): ReadonlySet<string> =>
  new Set(missingTerms(tried).flatMap(({ text }) => text.split(' ')));

/** Where nothing is found because of terms that no job has, the rest decides: "ib analyst" finds analysts, "bcom fresher" freshers. */
const withoutMissing = async (run: Run, tried: Attempt): Promise<Attempt | null> => {
  const dropped = new Set(missingTerms(tried));
  if (tried.found.total > 0 || dropped.size === 0) return null;
  const decides = ({ role, isRequired }: QueryTerm) =>
    !isRequired && (role === 'subject' || role === 'position');
  const { understood } = tried;
  const isFiltered = understood.parts.some(({ kind }) => kind !== 'wish');
  const isLeft = understood.terms.some((term) => decides(term) && !dropped.has(term));
  if (!isLeft && !isFiltered) return null;
  return search(run, understood, true, { dropped });
};

const endsUnknown = ({ understood }: Attempt, unknown: ReadonlySet<string>): boolean => {
  const last = understood.terms.at(-1);
  return (
    last !== undefined &&
    !last.isRequired &&
    last.text === understood.tokens.at(-1) &&
    last.text.length >= MIN_BEGINNING &&
    unknown.has(last.text)
  );
};

interface Repaired {
  readonly best: Attempt;
  readonly corrected: string | null;
}

/** The search with unknown words put right, where that finds more of what is meant. */
const correct = async (run: Run, tried: Attempt, trustEnglish: boolean): Promise<Repaired> => {
  const unknown = unknownTerms(tried);
  const { tokens } = tried.understood;
  const better = correctTerms(tokens, unknown, run.vocabulary, trustEnglish);
  if (better === null) return { best: tried, corrected: null };
  const corrected = better.join(' ');
  const second = await attempt(run, corrected, true);
  const isBetter = unknownTerms(second).size < unknown.size && second.found.total > 0;
  return isBetter ? { best: second, corrected } : { best: tried, corrected: null };
};

/** Tries an unknown last word as a beginning, and else the words as they were meant. */
const repair = async (run: Run, first: Attempt): Promise<Repaired> => {
  const unknown = unknownTerms(first);
  if (unknown.size === 0) return { best: first, corrected: null };
  if (endsUnknown(first, unknown)) {
    const begun = await attempt(run, first.understood.tokens.join(' '), true, true);
    if (unknownTerms(begun).size < unknown.size) return { best: begun, corrected: null };
  }
  return correct(run, first, true);
};

/** A search that forgives: misspelt words are put right, and words that no job has are left out where nothing is found. */
const forgive = async (run: Run, first: Attempt) => {
  const repaired = await repair(run, first);
  const other = await withoutMissing(run, repaired.best);
  if (other) return { ...repaired, best: other, missing: missingTerms(repaired.best) };
  if (repaired.best.found.total > 0) return { ...repaired, missing: [] };
  return { ...(await correct(run, repaired.best, false)), missing: [] };
};

const itemsOf = (items: readonly PlannedItem[], bits: number): readonly PlannedItem[] =>
  items.filter((_, at) => (bits & (1 << at)) !== 0);

/**
 * Searches by text: understands it, and finds the jobs with all of it. With `relax`, where few have all of it, jobs follow that
 * miss some, and misspelt words are put right.
 */
export const searchJobs = async (
  context: SearchContext,
  text: string,
  query: Omit<JobsQuery, 'now' | 'plan' | 'relax'>,
  relax = true,
): Promise<TextSearch> => {
  const vocabulary = await loadVocabulary(
    context.database,
    context.brand,
    await context.directory(),
  );
  const run = { context, vocabulary, query };
  const first = await attempt(run, text, relax);
  const { best, corrected, missing } = relax
    ? await forgive(run, first)
    : { best: first, corrected: null, missing: [] };
  return {
    found: best.found,
    corrected,
    understood: best.understood,
    ignored: best.ignored,
    relaxed: [
      ...missing.map((term): PlannedItem => ({ kind: 'term', term })),
      ...itemsOf(best.items, best.found.misses),
    ],
    partly: itemsOf(best.items, best.found.othersMiss & ~best.found.misses),
  };
};
