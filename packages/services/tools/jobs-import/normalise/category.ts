import type { KeywordTable } from '../../../src/platform/brands/keywords/keyword-table.ts';
import { PhraseIndex } from '../phrase-index.ts';

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

interface Target {
  readonly categoryId: number;
  readonly tagId: number | null;
}

/** The weight of a phrase, by its field. A description names much that the job is not about. */
const WEIGHTS = { title: 8, departments: 4, skills: 3, description: 1 } as const;
/** A role's name ("back end developer") identifies the category better than a tool's ("Java"). */
const ROLE_FACTOR = 1.5;
const MAX_TAGS = 5;
const DESCRIPTION_CHARACTERS = 3_000;
/** The categories of jobs without a matching phrase, in order of preference. */
const CATCH_ALL = ['others', 'general-management'];

const add = (scores: Map<number, number>, id: number, score: number): void => {
  scores.set(id, (scores.get(id) ?? 0) + score);
};

const byScore = (scores: ReadonlyMap<number, number>): number[] =>
  [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);

/**
 * Assigns jobs to a brand's categories and tags. Every label, slug and keyword found as complete words counts once per
 * field: 8 in the title, 4 in a department, 3 in the skills, 1 in the description, and half as much again where it
 * names a category. The category with the highest sum wins, the brand's first on a tie; without matches it is the
 * brand's `others`, else `general-management`, else its first. Tags are those of title, departments and skills, or
 * where these name none, those that the description names and the chosen category has.
 */
export const createCategoryGuesser = (
  categories: readonly KnownCategory[],
  tags: readonly KnownTag[],
  keywords: KeywordTable,
): ((terms: JobTerms) => CategoryMatch) => {
  const index = new PhraseIndex<Target>([
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
  const catchAll =
    CATCH_ALL.map((slug) => categories.find(({ tag }) => tag === slug)).find(Boolean) ??
    categories[0];
  const order = new Map(categories.map(({ dataId }, position) => [dataId, position]));

  return ({ title, skills, departments, description }) => {
    const categoryScores = new Map<number, number>();
    const tagScores = new Map<number, number>();
    const described = new Set<number>();
    const fields = {
      title,
      departments: departments.join(' | '),
      skills: skills.join(' | '),
      description: description.slice(0, DESCRIPTION_CHARACTERS),
    };
    for (const [field, text] of Object.entries(fields) as [keyof typeof WEIGHTS, string][]) {
      for (const { categoryId, tagId } of new Set(index.find(text))) {
        const weight = WEIGHTS[field];
        add(categoryScores, categoryId, tagId === null ? weight * ROLE_FACTOR : weight);
        if (tagId === null) continue;
        if (field === 'description') described.add(tagId);
        else add(tagScores, tagId, weight);
      }
    }
    const [categoryId = catchAll?.dataId ?? 0] = [...categoryScores]
      .sort(([a, one], [b, other]) => other - one || (order.get(a) ?? 0) - (order.get(b) ?? 0))
      .map(([id]) => id);
    const named = byScore(tagScores).slice(0, MAX_TAGS);
    const fromText = tags.find((tag) => tag.categoryId === categoryId && described.has(tag.dataId));
    return { categoryId, tagIds: named.length > 0 || !fromText ? named : [fromText.dataId] };
  };
};
