import type { KeywordTable } from '../../../src/platform/brands/keywords/keyword-table.ts';
import { PhraseIndex } from '../phrase-index.ts';
import { titleFeatures, titleTerms } from './title-features.ts';

export interface KnownTag {
  readonly dataId: number;
  readonly categoryId: number;
  readonly label: string;
  readonly tag: string;
}

export interface KnownCategory {
  readonly dataId: number;
  readonly label: string;
  readonly tag: string;
}

export interface CategoryMatch {
  readonly categoryId: number;
  /** Enough speaks for the category, and little for another. */
  readonly isSure: boolean;
  /** Where the category is unsure: others that it may be, the likeliest first. */
  readonly otherCategoryIds: readonly number[];
  /** The most certain first. */
  readonly tagIds: readonly number[];
}

export interface JobTerms {
  readonly title: string;
  readonly skills: readonly string[];
  readonly departments: readonly string[];
  /** Plain text. */
  readonly description: string;
}

/** Phrases of titles, the most decisive first, with the slug of their category, or `-` for jobs of none. */
export type LearntPhrases = readonly (readonly [phrase: string, slug: string])[];

interface Target {
  readonly categoryId: number;
  readonly tagId: number | null;
}

/** The weight of a phrase, by its field. A description names much that the job is not about. */
const WEIGHTS = { title: 8, departments: 4, skills: 3, description: 1 } as const;
/** A role's name ("back end developer") identifies the category better than a tool's ("Java"). */
const ROLE_FACTOR = 1.5;
/** What ends a title names the job: a "Data Science Recruiter" recruits. */
const LAST_FACTOR = 1.5;
/** A phrase that the titles of other jobs have proved to decide the category. */
const LEARNT_WEIGHT = 18;
/** The category is sure where the second has less than this share of the score of the first. */
const MAX_SECOND = 0.6;
/** Less than a role in the title, or two departments and skills, decides nothing. */
const MIN_SURE = 8;
/** A title of other words says something else: a "Chemical Component Tester" tests no software. */
const MIN_TITLE_SHARE = 0.5;
/** So many of departments, skills and description make up for it. */
const MIN_SUPPORT = 2;
const MAX_OTHERS = 3;
const MAX_TAGS = 5;
const DESCRIPTION_CHARACTERS = 3_000;
/** The category of jobs without a matching phrase. */
const CATCH_ALL = 'others';
/** What follows these says where, for whom and with what. */
const BESIDE_THE_POINT = /\s(?:-|–|—|\||@)\s.*$|\s*[([{,:].*$|\s(?:for|at|with|in|to|from)\s.*$/i;

const add = (scores: Map<number, number>, id: number, score: number): void => {
  scores.set(id, (scores.get(id) ?? 0) + score);
};

const byScore = (scores: ReadonlyMap<number, number>): number[] =>
  [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);

const indexOf = (
  categories: readonly KnownCategory[],
  tags: readonly KnownTag[],
  keywords: KeywordTable,
): PhraseIndex<Target> =>
  new PhraseIndex<Target>([
    ...categories.flatMap(({ dataId, label, tag }) =>
      [...(keywords.categories[tag] ?? []), label, tag.replaceAll('-', ' ')].map(
        (phrase) => [phrase, { categoryId: dataId, tagId: null }] as const,
      ),
    ),
    ...tags.flatMap(({ dataId, categoryId, label, tag }) =>
      [label, tag.replaceAll('-', ' '), ...(keywords.tags[tag] ?? [])].map(
        (phrase) => [phrase, { categoryId, tagId: dataId }] as const,
      ),
    ),
  ]);

/** Finds the category of the most decisive phrase of a title, of those learnt from the titles of other jobs. */
const createTitleReader = (categories: readonly KnownCategory[], learnt: LearntPhrases) => {
  const idOf = new Map(categories.map(({ dataId, tag }) => [tag, dataId]));
  const ranks = new Map(learnt.map(([phrase, tag], rank) => [phrase, { rank, tag }]));
  return (title: string): number | 'none' | undefined => {
    let best: { readonly rank: number; readonly tag: string } | undefined;
    for (const feature of titleFeatures(title)) {
      const found = ranks.get(feature);
      if (found && (!best || found.rank < best.rank)) best = found;
    }
    return best?.tag === '-' ? 'none' : best && idOf.get(best.tag);
  };
};

/** What the fields of a job say for each category and tag. */
interface FieldScores {
  readonly byCategory: Map<number, number>;
  /** Of title, departments and skills. */
  readonly byTag: Map<number, number>;
  /** Tags of the description. */
  readonly described: ReadonlySet<number>;
  /** Fields other than the title that name a category. */
  readonly support: ReadonlyMap<number, number>;
}

const scoreFields = (
  index: PhraseIndex<Target>,
  { title, skills, departments, description }: JobTerms,
  endingTitle: ReadonlySet<Target>,
): FieldScores => {
  const byCategory = new Map<number, number>();
  const byTag = new Map<number, number>();
  const described = new Set<number>();
  const support = new Map<number, number>();
  const fields = {
    title,
    departments: departments.join(' | '),
    skills: skills.join(' | '),
    description: description.slice(0, DESCRIPTION_CHARACTERS),
  };
  for (const [field, text] of Object.entries(fields) as [keyof typeof WEIGHTS, string][]) {
    const found = new Set(index.find(text));
    if (field !== 'title')
      for (const categoryId of new Set([...found].map((target) => target.categoryId)))
        add(support, categoryId, 1);
    for (const target of found) {
      const { categoryId, tagId } = target;
      const endsTitle = field === 'title' && endingTitle.has(target);
      const weight = WEIGHTS[field] * (endsTitle ? LAST_FACTOR : 1);
      add(byCategory, categoryId, tagId === null ? weight * ROLE_FACTOR : weight);
      if (tagId === null) continue;
      if (field === 'description') described.add(tagId);
      else add(byTag, tagId, weight);
    }
  }
  return { byCategory, byTag, described, support };
};

/**
 * Assigns jobs to a brand's categories and tags. Every label, slug and keyword found as complete words counts once per
 * field: 8 in the title, 4 in a department, 3 in the skills, 1 in the description; half as much again where it names a
 * category, and again where it ends the title. A phrase that decides the category of other jobs' titles counts 18. The
 * category with the highest sum wins, the brand's first on a tie. Where the second is close, or there is little to go
 * by, the category is unsure, and the others come with it; without matches it is the brand's `others`, else
 * its first. Tags are those of title, departments and skills, or where these name none,
 * those that the description names and the chosen category has.
 */
export const createCategoryGuesser = (
  categories: readonly KnownCategory[],
  tags: readonly KnownTag[],
  keywords: KeywordTable,
  learnt: LearntPhrases,
): ((terms: JobTerms) => CategoryMatch) => {
  const index = indexOf(categories, tags, keywords);
  const readTitle = createTitleReader(categories, learnt);
  const catchAll = categories.find(({ tag }) => tag === CATCH_ALL) ?? categories[0];
  const order = new Map(categories.map(({ dataId }, position) => [dataId, position]));

  return (terms) => {
    const { title } = terms;
    const head = title.replace(BESIDE_THE_POINT, '') || title;
    const inHead = index.locate(head);
    const last = new Set(inHead.flatMap(({ target, isLast }) => (isLast ? [target] : [])));
    const { byCategory, byTag, described, support } = scoreFields(index, terms, last);
    const decided = readTitle(head);
    if (typeof decided === 'number') add(byCategory, decided, LEARNT_WEIGHT);
    const ranked = [...byCategory].sort(
      ([a, one], [b, other]) => other - one || (order.get(a) ?? 0) - (order.get(b) ?? 0),
    );
    const [categoryId, score] = ranked[0] ?? [catchAll?.dataId ?? 0, 0];
    const named = byScore(byTag).slice(0, MAX_TAGS);
    const matchedTerms = inHead
      .filter(({ target }) => target.categoryId === categoryId)
      .reduce((sum, located) => sum + located.length, 0);
    const isClear =
      decided === categoryId ||
      matchedTerms > titleTerms(head).length * MIN_TITLE_SHARE ||
      (support.get(categoryId) ?? 0) >= MIN_SUPPORT;
    const isSure =
      decided !== 'none' &&
      isClear &&
      score >= MIN_SURE &&
      (ranked[1]?.[1] ?? 0) < score * MAX_SECOND;
    const fromText = tags.find((tag) => tag.categoryId === categoryId && described.has(tag.dataId));
    return {
      categoryId,
      isSure,
      otherCategoryIds: isSure ? [] : ranked.slice(1, MAX_OTHERS + 1).map(([id]) => id),
      tagIds: named.length > 0 || !fromText ? named : [fromText.dataId],
    };
  };
};
