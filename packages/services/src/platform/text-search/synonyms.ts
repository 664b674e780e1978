import { foldText } from './fold-text.ts';
import { BUSINESS } from './synonyms/business.ts';
import { DEGREES } from './synonyms/degrees.ts';
import { RANKS } from './synonyms/ranks.ts';
import { TECHNOLOGY } from './synonyms/technology.ts';

const readGroups = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((phrase) => phrase.trim()));

const GROUPS: readonly (readonly string[])[] = [TECHNOLOGY, BUSINESS, RANKS, DEGREES].flatMap(
  readGroups,
);

/** By words as `foldText` writes them, so that "ci/cd" and "ci cd" are one phrase. */
const byPhrase = new Map<string, readonly string[]>();
for (const group of GROUPS) {
  for (const phrase of group) {
    const key = foldText(phrase).join(' ');
    if (byPhrase.has(key) && !group.includes(byPhrase.get(key)?.[0] ?? ''))
      throw new Error(`synonym ${phrase} stands in two groups`);
    byPhrase.set(key, [phrase, ...group.filter((other) => other !== phrase)]);
  }
}

/** The longest phrase in the table, in words. */
export const MAX_SYNONYM_TERMS = Math.max(
  ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length),
);

/** The words of all phrases: none of them is misspelt. */
export const SYNONYM_TOKENS: ReadonlySet<string> = new Set(
  [...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')),
);

/** The phrase itself, first, and its synonyms; null when it has none. */
export const findSynonyms = (phrase: string): readonly string[] | null => {
  const key = foldText(phrase).join(' ');
  return byPhrase.get(key) ?? null;
};
