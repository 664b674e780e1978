import type { ParsedPhrase, TextPhrases } from '../../open-days/read-phrases.ts';
import { createWordFinder, isInTitle, type Occurrences, positionOf } from './headline.ts';
import { either, followedBy, type Matches, NO_MATCHES } from './phrase-matches.ts';
import { rankOfAny, rankOfPhrase } from './word-weight.ts';

type Word = ParsedPhrase['lexemes'][number];

/** A phrase by the numbers of its words, each with the distance from the one before. */
type Phrase = readonly { readonly word: number; readonly distance: number }[];

interface Term {
  readonly phrases: readonly Phrase[];
  readonly excluded: boolean;
}

/** Where each word occurs in a headline, by its number. */
type Found = readonly (readonly Occurrences[])[];

/** Ranks above it differ no more, so that of equally relevant jobs the newer comes first. */
const BEST = Math.fround(0.9);
const STEPS = 10;

/** Rounds halves to even, as PostgreSQL does. */
const roundEven = (value: number): number => {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
};

/** The positions of one word: in the title only, or anywhere in the headline. */
const positionsOf = (found: readonly Occurrences[], isTitle: boolean): Matches => {
  if (found.length === 0) return NO_MATCHES;
  const positions: number[] = [];
  for (const occurrences of found)
    for (const one of occurrences) if (!isTitle || isInTitle(one)) positions.push(positionOf(one));
  if (found.length === 1) return { positions, width: 0 };
  return { positions: [...new Set(positions)].sort((a, b) => a - b), width: 0 };
};

const matchPhrase = (phrase: Phrase, found: Found, isTitle: boolean): Matches => {
  let matches: Matches | null = null;
  for (const { word, distance } of phrase) {
    const own = positionsOf(found[word] ?? [], isTitle);
    matches = matches ? followedBy(matches, own, distance) : own;
    if (matches.positions.length === 0) return NO_MATCHES;
  }
  return matches ?? NO_MATCHES;
};

const hasWord = (found: readonly Occurrences[], isTitle: boolean): boolean =>
  isTitle ? found.some((occurrences) => occurrences.some(isInTitle)) : found.length > 0;

const hasPhrase = (phrase: Phrase, found: Found, isTitle: boolean): boolean =>
  phrase.every(({ word }) => hasWord(found[word] ?? [], isTitle)) &&
  (phrase.length === 1 || matchPhrase(phrase, found, isTitle).positions.length > 0);

const hasTerm = ({ phrases }: Term, found: Found, isTitle: boolean): boolean =>
  phrases.some((phrase) => hasPhrase(phrase, found, isTitle));

const hasAll = (terms: readonly Term[], found: Found, isTitle: boolean): boolean =>
  terms.every((term) => hasTerm(term, found, isTitle) !== term.excluded);

const hasInOrder = (wanted: readonly Term[], found: Found): boolean => {
  if (!wanted.every((term) => hasTerm(term, found, true))) return false;
  const matches = wanted.map(({ phrases }) =>
    phrases.map((phrase) => matchPhrase(phrase, found, true)).reduce(either),
  );
  return matches.reduce((one, other) => followedBy(one, other, 1)).positions.length > 0;
};

/** Numbers the words of all terms, equal ones once. */
const numberLexemes = (terms: TextPhrases) => {
  const lexemesOfText: Word[] = [];
  const numberOf = (word: Word): number => {
    const known = lexemesOfText.findIndex(
      ({ text, isBeginning }) => text === word.text && isBeginning === word.isBeginning,
    );
    return known >= 0 ? known : lexemesOfText.push(word) - 1;
  };
  const numberedTerms = terms.map(({ phrases, excluded }): Term => {
    const own = phrases.map(({ lexemes }) =>
      lexemes.map((word) => ({ word: numberOf(word), distance: word.distance })),
    );
    return { phrases: own, excluded };
  });
  return { numbered: lexemesOfText, terms: numberedTerms };
};

/** The words of the wanted terms in PostgreSQL's order, equal texts once. */
const listCounted = (wanted: readonly Term[], numbered: readonly Word[]): readonly number[] => {
  const byText = new Map<string, number>();
  for (const { phrases } of wanted)
    for (const { word } of phrases.flat()) byText.set(numbered[word]?.text ?? '', word);
  return [...byText]
    .sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([, word]) => word);
};

/**
 * How relevant a headline is: first whether the title contains the words in order, then in any order, then together with
 * the rest of the headline; then how much of the headline they are, rounded, so that of equally relevant jobs the newer
 * comes first. Null where no term is wanted.
 */
export const createTextRank = (text: TextPhrases): ((headline: string) => number) | null => {
  const { numbered, terms } = numberLexemes(text);
  const wanted = terms.filter(({ excluded }) => !excluded);
  const [first] = wanted;
  if (!first) return null;
  const finders = numbered.map(createWordFinder);
  const counted = listCounted(wanted, numbered);
  const isPhrase =
    wanted.length === 1 && first.phrases.length === 1 && (first.phrases[0]?.length ?? 0) > 1;
  const rankOf = isPhrase ? rankOfPhrase : rankOfAny;
  const classOf = (found: Found): number => {
    if (!hasAll(terms, found, false)) return 0;
    if (hasInOrder(wanted, found)) return 3;
    return hasAll(terms, found, true) ? 2 : 1;
  };
  return (headline) => {
    const found = finders.map((find) => find(headline));
    const share = rankOf(counted.map((word) => found[word] ?? []));
    return classOf(found) + roundEven(Math.min(share, BEST) * STEPS) / STEPS;
  };
};
