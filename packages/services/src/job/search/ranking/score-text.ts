import { hasForm } from '../../../platform/text-search/word-forms.ts';
import { isInTitle, positionOf } from '../../open-days/headline.ts';
import type { JobText } from '../../open-days/read-job-texts.ts';
import type { ParsedPhrase } from '../../open-days/read-phrases.ts';
import type { PlannedTerm } from '../query-plan.ts';
import { createLexemeFinder, type Occurrences } from './find-lexemes.ts';
import { either, followedBy, type Matches, NO_MATCHES } from './phrase-matches.ts';

/**
 * What a term counts by where it is; the name of the company is hardly about the job. A title that only shares a stem
 * ("product" and "production", "custom" and "customer") may say something else.
 */
const OWN = { title: 1, stem: 0.6, skills: 0.5 } as const;
const NEAR = { title: 0.6, stem: 0.25, skills: 0.25 } as const;
const COMPANY = 0.08;
/** In the description only. */
const DESCRIPTION = 0.15;
const DESCRIPTION_OF_RARE = 0.35;
/** The least share of the subject of a job that is about it. */
const STRONG = 0.3;
const IN_ORDER = 0.1;
const COVERAGE = 0.12;

/** A phrase by the numbers of its words, each with the distance from the one before; null: anywhere. */
type Phrase = readonly { readonly word: number; readonly distance: number | null }[];
/** For each word where it is. */
type Found = readonly (Occurrences | undefined)[];

interface ScoredTerm {
  readonly own: readonly Phrase[];
  readonly near: readonly Phrase[];
  /** The words of each phrase as they are written. */
  readonly ownForms: readonly (readonly string[])[];
  readonly nearForms: readonly (readonly string[])[];
  readonly weight: number;
  readonly isSubject: boolean;
  readonly isRare: boolean;
}

export interface TextScore {
  /** From 0 to some 1.2. */
  readonly score: number;
  /** Whether the job is about the subject: a mention in its description is not enough. */
  readonly isStrong: boolean;
}

/** The positions of a word: in the title only, or anywhere in the headline. */
const positionsOf = (occurrences: Occurrences | undefined, isTitle: boolean): Matches => {
  if (!occurrences) return NO_MATCHES;
  const positions: number[] = [];
  for (const one of occurrences) if (!isTitle || isInTitle(one)) positions.push(positionOf(one));
  return positions.length === 0 ? NO_MATCHES : { positions, width: 0 };
};

/** Whether it has all of the phrase's words, wherever they are. */
const hasAll = (phrase: Phrase, found: Found): boolean => {
  for (const { word } of phrase) if (found[word] === undefined) return false;
  return true;
};

const hasAny = (phrases: readonly Phrase[], found: Found): boolean => {
  for (const phrase of phrases) if (hasAll(phrase, found)) return true;
  return false;
};

const matchPhrase = (phrase: Phrase, found: Found, isTitle: boolean): Matches => {
  let matches: Matches | null = null;
  for (const { word, distance } of phrase) {
    const own = positionsOf(found[word], isTitle);
    matches = matches && distance !== null ? followedBy(matches, own, distance) : own;
    if (matches.positions.length === 0) return NO_MATCHES;
  }
  return matches ?? NO_MATCHES;
};

const matchAny = (phrases: readonly Phrase[], found: Found, isTitle: boolean): Matches => {
  let matches = NO_MATCHES;
  for (const phrase of phrases)
    if (hasAll(phrase, found)) matches = either(matches, matchPhrase(phrase, found, isTitle));
  return matches;
};

interface TermScore {
  readonly score: number;
  /** Words of the title that it covers. */
  readonly covered: number;
  readonly inTitle: Matches;
}

/** A term of which the headline has no phrase, by whether the description has it. */
const scoreMention = (isMet: boolean, isRare: boolean): number => {
  if (!isMet) return 0;
  return isRare ? DESCRIPTION_OF_RARE : DESCRIPTION;
};

/** Whether a title has all words of a phrase as they are written. */
const isWritten = (forms: readonly (readonly string[])[], title: string): boolean =>
  forms.some((phrase) => phrase.every((form) => hasForm(title, form)));

const scoreTerm = (
  { own, near, ownForms, nearForms, isRare }: ScoredTerm,
  found: Found,
  title: string,
  companyFrom: number,
  isMet: boolean,
): TermScore => {
  const hasOwn = hasAny(own, found);
  const hasNear = hasAny(near, found);
  const none = { covered: 0, inTitle: NO_MATCHES };
  if (!hasOwn && !hasNear) return { ...none, score: scoreMention(isMet, isRare) };
  const inTitle = hasOwn ? matchAny(own, found, true) : NO_MATCHES;
  if (inTitle.positions.length > 0)
    return {
      score: isWritten(ownForms, title) ? OWN.title : OWN.stem,
      covered: inTitle.width + 1,
      inTitle,
    };
  const nearTitle = hasNear ? matchAny(near, found, true) : NO_MATCHES;
  if (nearTitle.positions.length > 0)
    return {
      score: isWritten(nearForms, title) ? NEAR.title : NEAR.stem,
      covered: (nearTitle.width + 1) * NEAR.title,
      inTitle: NO_MATCHES,
    };
  const anywhere = hasOwn ? matchAny(own, found, false).positions : [];
  if (anywhere.some((position) => position < companyFrom)) return { ...none, score: OWN.skills };
  const nearAnywhere = hasNear ? matchAny(near, found, false).positions : [];
  if (nearAnywhere.some((position) => position < companyFrom))
    return { ...none, score: NEAR.skills };
  return { ...none, score: anywhere.length > 0 ? COMPANY : scoreMention(isMet, isRare) };
};

/** What is typed may be the beginning of a word: then any ending is as it is written. */
const formsOf = (phrases: readonly ParsedPhrase[]): (readonly string[])[] =>
  phrases.map(({ forms, isBeginning }) => (isBeginning ? forms.slice(0, -1) : forms));

/** Numbers the words of all terms, equal ones once. */
const numberTokens = (terms: readonly PlannedTerm[]) => {
  const tokens: ParsedPhrase['lexemes'][number][] = [];
  const numbers = new Map<string, number>();
  const numberOf = (word: ParsedPhrase['lexemes'][number]): number => {
    const key = `${word.isBeginning} ${word.text}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, tokens.length);
    return tokens.push(word) - 1;
  };
  const toPhrase = ({ lexemes }: ParsedPhrase): Phrase =>
    lexemes.map((word) => ({ word: numberOf(word), distance: word.distance }));
  const scored = terms.map(
    ({ phrases, own, weight, isSubject, isRare }): ScoredTerm => ({
      own: phrases.slice(0, own).map(toPhrase),
      near: phrases.slice(own).map(toPhrase),
      ownForms: formsOf(phrases.slice(0, own)),
      nearForms: formsOf(phrases.slice(own)),
      weight,
      isSubject,
      isRare,
    }),
  );
  return { tokens, scored };
};

/**
 * How well a text answers the terms: titles before skills before descriptions, rare words before common ones, and of equal ones
 * those whose title says little else. @returns a function of a job's text, and for each term whether the job has it anywhere
 */
export const createTextScore = (
  terms: readonly PlannedTerm[],
): ((text: JobText, isMet: (term: number) => boolean) => TextScore) => {
  const { tokens, scored } = numberTokens(terms);
  const findTokens = createLexemeFinder(tokens);
  const sumOf = (some: readonly ScoredTerm[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const total = sumOf(scored);
  const subjectTotal = sumOf(scored.filter(({ isSubject }) => isSubject));
  return ({ headline, companyFrom, title, titleLength }, isMet) => {
    if (total === 0) return { score: 0, isStrong: true };
    const found = findTokens(headline);
    let score = 0;
    let subject = 0;
    let covered = 0;
    let inOrder: Matches | null = null;
    for (const [at, term] of scored.entries()) {
      const own = scoreTerm(term, found, title, companyFrom, isMet(at));
      score += own.score * term.weight;
      if (term.isSubject) subject += own.score * term.weight;
      covered += own.covered;
      inOrder = inOrder ? followedBy(inOrder, own.inTitle, 1) : own.inTitle;
    }
    const isInOrder = inOrder !== null && inOrder.positions.length > 0;
    const coverage = Math.min(1, covered / Math.max(1, titleLength));
    return {
      score: score / total + (isInOrder ? IN_ORDER : 0) + COVERAGE * coverage,
      isStrong: subject >= STRONG * subjectTotal,
    };
  };
};
