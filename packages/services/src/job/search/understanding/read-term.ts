import { foldText } from '../../../platform/text-search/fold-text.ts';
import { findSynonyms, MAX_SYNONYM_TERMS } from '../../../platform/text-search/synonyms.ts';
import { findPositions, isRank } from './positions.ts';
import type { QueryTerm, TermRole } from './query-part.ts';
import { findRelatedWork, MAX_WORK_TERMS } from './related-work.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ReadTerm {
  readonly length: number;
  readonly term: Omit<QueryTerm, 'from' | 'to'>;
}

const NUMBER = /^\d[\d.+-]*$/;
const PART_MIN = 3;
const MAX_VARIANTS = 6;

const roleOf = (tokens: readonly string[]): TermRole => {
  if (tokens.every((word) => NUMBER.test(word))) return 'number';
  if (tokens.every(isRank)) return 'rank';
  if (tokens.length === 1 && findPositions(tokens[0] ?? '')) return 'position';
  return 'subject';
};

/** Words that are written together elsewhere, and one that is written as two. */
const otherSpellings = (tokens: readonly string[], vocabulary: Vocabulary): string[] => {
  const [word = ''] = tokens;
  if (tokens.length > 1 || (vocabulary.jobsByWord.get(word) ?? 0) > 0) return [];
  for (let at = 1; at <= word.length - PART_MIN + 1; at += 1) {
    const pair = `${word.slice(0, at)} ${word.slice(at)}`;
    if (at >= PART_MIN - 1 && vocabulary.pairs.has(pair)) return [pair];
    if (at === 1 && vocabulary.pairs.has(pair)) return [pair];
  }
  return [];
};

/** "associate product manager" is near to "product manager", "business development manager" to "business development". */
const shorterPhrases = (tokens: readonly string[]): string[] => {
  if (tokens.length < 3) return [];
  const withoutPosition = findPositions(tokens.at(-1) ?? '') ? [tokens.slice(0, -1)] : [];
  const shorter = [tokens.slice(1), ...withoutPosition].map((some) => some.join(' '));
  return shorter.flatMap((phrase) => findSynonyms(phrase) ?? [phrase]);
};

/** The words of a phrase that no title or skill has as a whole: "statutory audit" is near to "audit". */
const partsOfUnknown = (
  phrases: readonly string[],
  { pairs, jobsByWord }: Vocabulary,
): string[] => {
  if (phrases.some((phrase) => pairs.has(phrase) || jobsByWord.has(phrase))) return [];
  const split = phrases.map((phrase) => foldText(phrase)).filter(({ length }) => length === 2);
  return split
    .flat()
    .filter((word) => word.length >= PART_MIN && !isRank(word) && !findPositions(word));
};

const toTerm = (
  tokens: readonly string[],
  phrases: readonly string[],
  vocabulary: Vocabulary,
): ReadTerm['term'] => {
  const typed = tokens.join(' ');
  const role = roleOf(tokens);
  const positions = role === 'position' ? (findPositions(typed) ?? []) : [];
  const related = [typed, ...phrases].flatMap((phrase) =>
    findRelatedWork(foldText(phrase).join(' ')),
  );
  return {
    role,
    text: typed,
    phrases,
    near: [
      ...new Set([
        ...positions,
        ...shorterPhrases(tokens),
        ...partsOfUnknown(phrases, vocabulary),
        ...related,
      ]),
    ].filter((phrase) => !phrases.includes(phrase)),
    isRequired: false,
    isExcluded: false,
  };
};

const MAX_PHRASE_TERMS = Math.max(MAX_SYNONYM_TERMS, MAX_WORK_TERMS);

/** A phrase with synonyms of its first or last words: "front end developer" is also "frontend developer". */
const variantsOf = (tokens: readonly string[]): readonly string[] => {
  const variants = [tokens.join(' ')];
  for (let at = 1; at < tokens.length; at += 1) {
    const before = tokens.slice(0, at).join(' ');
    const after = tokens.slice(at).join(' ');
    for (const other of findSynonyms(before) ?? []) variants.push(`${other} ${after}`);
    for (const other of findSynonyms(after) ?? []) variants.push(`${before} ${other}`);
  }
  return [...new Set(variants)].slice(0, MAX_VARIANTS);
};

/** What the words mean as one phrase: synonyms, or a kind of work that has others near to it; null for neither. */
const phrasesOf = (tokens: readonly string[]): readonly string[] | null => {
  const typed = tokens.join(' ');
  const synonyms = findSynonyms(typed);
  if (synonyms) return synonyms;
  const isWork = tokens.length > 1 && findRelatedWork(foldText(typed).join(' ')).length > 0;
  return isWork ? variantsOf(tokens) : null;
};

/** The longest known phrase that the words begin with. */
const readPhrase = (tokens: readonly string[], vocabulary: Vocabulary): ReadTerm | null => {
  for (let length = Math.min(MAX_PHRASE_TERMS, tokens.length); length > 0; length -= 1) {
    const own = tokens.slice(0, length);
    const phrases = phrasesOf(own);
    if (phrases) return { length, term: toTerm(own, phrases, vocabulary) };
  }
  return null;
};

/** Two words that jobs write as one: "node js", "tele caller". */
const readJoined = (tokens: readonly string[], vocabulary: Vocabulary): ReadTerm | null => {
  const [first, second] = tokens;
  if (first === undefined || second === undefined) return null;
  const joined = `${first}${second}`;
  if (joined.length < PART_MIN + 2 || (vocabulary.jobsByWord.get(joined) ?? 0) === 0) return null;
  const pair = `${first} ${second}`;
  return { length: 2, term: toTerm([first, second], [pair, joined], vocabulary) };
};

/** The term that a query's next words are. @param words at least one */
export const readTerm = (tokens: readonly string[], vocabulary: Vocabulary): ReadTerm => {
  const known = readPhrase(tokens, vocabulary) ?? readJoined(tokens, vocabulary);
  if (known) return known;
  const own = tokens.slice(0, 1);
  return { length: 1, term: toTerm(own, [...own, ...otherSpellings(own, vocabulary)], vocabulary) };
};
