import type { JobFilters } from '@broadsheet/contract/job-filters';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type SearchText, toSearchText } from '../../platform/text-search/search-text.ts';
import type { ParsedPhrase, TermPhrases } from '../open-days/read-phrases.ts';
import { readTermPhrases } from '../open-days/read-phrases.ts';
import {
  createTolerance,
  MAX_WANTED,
  type Tolerance,
  type Wanted,
} from '../open-days/tolerance.ts';
import type { Condition } from './conditions.ts';
import {
  filterOf,
  type ImpliedFilter,
  impliedConditions,
  type PlannedFilter,
} from './implied-filters.ts';
import { filterConditions } from './job-filters.ts';
import { jobsOf, weightOf } from './term-weight.ts';
import type { QueryPart, QueryTerm, UnderstoodQuery } from './understanding/query-part.ts';
import { namesContributor } from './understanding/seniority.ts';
import type { Vocabulary } from './understanding/vocabulary.ts';

/** A term that jobs may miss, with its own phrases before those that are only near. */
export interface PlannedTerm extends TermPhrases {
  readonly own: number;
  readonly weight: number;
  readonly isSubject: boolean;
  /** No title or skill says it: a description that does is about it. */
  readonly isRare: boolean;
}

/** What may be missed, in the order of the tolerance's bits. */
export type PlannedItem =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'part'; readonly part: QueryPart }
  | { readonly kind: 'term'; readonly term: QueryTerm };

export interface QueryPlan {
  /** Quoted phrases and exclusions: no job is found without them. */
  readonly text: SearchText | null;
  readonly filters: ReadonlyMap<PlannedFilter, Condition>;
  readonly terms: readonly PlannedTerm[];
  readonly items: readonly PlannedItem[];
  /** How many of the filters the words imply. */
  readonly implied: number;
  /** The words name a position without leadership. */
  readonly forContributors: boolean;
  /** Parts that gave way to chosen filters. */
  readonly ignored: readonly QueryPart[];
  readonly tolerance: Tolerance;
}

/** A filter that was chosen is never missed; jobs that miss it are only counted for its facet. */
export const CHOSEN_COST = 1_000;
const WISH_WEIGHT = 0.6;
const MAX_TERMS = 8;
const WORK_MODE_FILTERS = ['workFromHome', 'workMode'] as const;

interface OpenTerm {
  readonly phrases: readonly string[];
  readonly near: readonly string[];
  readonly weight: number;
  readonly isSubject: boolean;
  readonly item: PlannedItem;
}

const subjectRole = (terms: readonly QueryTerm[]): QueryTerm['role'] | null =>
  (['subject', 'position', 'rank', 'number'] as const).find((role) =>
    terms.some((term) => term.role === role),
  ) ?? null;

const openTerms = (
  { terms, parts }: UnderstoodQuery,
  dropped: ReadonlySet<QueryTerm>,
  vocabulary: Vocabulary,
): OpenTerm[] => {
  const open = terms.filter((term) => !term.isRequired && !dropped.has(term));
  const subject = subjectRole(open);
  const own = open.map((term): OpenTerm => {
    const isSubject = term.role === subject;
    const asSubject = isSubject ? { ...term, role: 'subject' as const } : term;
    const { phrases, near } = term;
    return {
      phrases,
      near,
      weight: weightOf(asSubject, vocabulary),
      isSubject,
      item: { kind: 'term', term },
    };
  });
  const wishes = parts.flatMap((part): OpenTerm[] =>
    part.kind === 'wish'
      ? [
          {
            phrases: part.phrases,
            near: [],
            weight: WISH_WEIGHT,
            isSubject: false,
            item: { kind: 'part', part },
          },
        ]
      : [],
  );
  const all = [...own, ...wishes];
  const heaviest = new Set(
    all.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_TERMS),
  );
  return all.filter((term) => heaviest.has(term));
};

/** Quoted phrases must match, exclusions must not. */
const requiredText = ({ terms }: UnderstoodQuery): SearchText | null =>
  toSearchText(
    terms
      .filter(({ isRequired }) => isRequired)
      .map(({ phrases, isExcluded }) => ({ phrases, excluded: isExcluded })),
    false,
  );

/** The words of phrases wherever they are: "plant head" is also "Plant HR Head". */
const inAnyOrder = (phrases: readonly ParsedPhrase[]): ParsedPhrase[] =>
  phrases.flatMap((phrase) => {
    if (phrase.lexemes.length < 2 || phrase.isBeginning) return [];
    const terms = [...new Set(phrase.lexemes.map(({ text }) => text))];
    const lexemes = phrase.lexemes.map((lexeme) => ({ ...lexeme, distance: null }));
    return [{ ...phrase, terms, lexemes }];
  });

interface PlanInput {
  readonly database: Kysely<Schema>;
  readonly vocabulary: Vocabulary;
  readonly understood: UnderstoodQuery;
  /** Terms that are not searched, since no job has them. */
  readonly dropped: ReadonlySet<QueryTerm>;
  /** What was chosen beside the words; a part of the words gives way to it. */
  readonly chosen: JobFilters;
  readonly now: number;
  /** The last word may be the beginning of one. */
  readonly isBeginning: boolean;
}

/** A chosen work mode is chosen instead of the words for another one, too. */
const isChosen = (chosen: JobFilters, name: PlannedFilter | null): boolean => {
  if (name === null || name === 'company') return false;
  const names = name === 'workFromHome' || name === 'workMode' ? WORK_MODE_FILTERS : [name];
  return names.some((each) => (chosen[each]?.length ?? 0) > 0);
};

const wantedOf = (
  implied: readonly ImpliedFilter[],
  chosen: number,
  terms: readonly OpenTerm[],
) => [
  ...Array.from({ length: chosen }, (): Wanted => ({ cost: CHOSEN_COST, isSubject: false })),
  ...implied.map(({ cost }): Wanted => ({ cost, isSubject: false })),
  ...terms.map(({ weight, isSubject }): Wanted => ({ cost: weight, isSubject })),
];

/** Plans how an understood query is searched: what must match, what may be missed, and how bad that is. */
export const planQuery = async ({
  database,
  vocabulary,
  understood,
  dropped,
  chosen,
  now,
  isBeginning,
}: PlanInput): Promise<QueryPlan> => {
  const own = filterConditions(chosen, now);
  const ignored = understood.parts.filter((part) => isChosen(chosen, filterOf(part)));
  const implied = impliedConditions(understood.parts.filter((part) => !ignored.includes(part)));
  const open = openTerms(understood, dropped, vocabulary);
  const parsed = await readTermPhrases(
    database,
    open.map(({ phrases, near }) => [...phrases, ...near]),
    isBeginning
      ? open.findIndex(({ item }) => item.kind === 'term' && item.term === understood.terms.at(-1))
      : -1,
  );
  const room = MAX_WANTED - own.size - implied.length;
  const terms = open
    .map((term, at): readonly [OpenTerm, PlannedTerm] => {
      const exact: readonly ParsedPhrase[] = parsed[at] ?? [];
      const known = Math.min(term.phrases.length, exact.length);
      const phrases = [...exact, ...inAnyOrder(exact.slice(0, known))];
      const { weight, isSubject } = term;
      const isRare = term.phrases.every((phrase) => jobsOf(phrase, vocabulary) === 0);
      return [term, { phrases, excluded: false, own: known, weight, isSubject, isRare }];
    })
    .filter(([, { phrases }]) => phrases.length > 0)
    .slice(0, Math.max(0, room));
  return {
    text: requiredText(understood),
    forContributors: namesContributor(understood.tokens),
    ignored,
    implied: implied.length,
    filters: new Map<PlannedFilter, Condition>([
      ...own,
      ...implied.map(({ name, condition }) => [name, condition] as const),
    ]),
    terms: terms.map(([, term]) => term),
    items: [
      ...Array.from({ length: own.size }, (): PlannedItem => ({ kind: 'chosen' })),
      ...implied.map(({ part }): PlannedItem => ({ kind: 'part', part })),
      ...terms.map(([{ item }]) => item),
    ],
    tolerance: createTolerance(
      wantedOf(
        implied,
        own.size,
        terms.map(([term]) => term),
      ),
    ),
  };
};
