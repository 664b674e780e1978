import { SYNONYM_TOKENS } from '../../../platform/text-search/synonyms.ts';
import { editDistance } from '../edit-distance.ts';
import { EMPLOYER_NAMES } from './employers.ts';
import { FILLER } from './filler.ts';
import { FLAG_PHRASES } from './flags.ts';
import { WORK_TOKENS } from './related-work.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WISHES } from './wishes.ts';
import { WORK_TERM_PHRASES } from './work-terms.ts';

const MIN_LENGTH = 4;
/** Longer words may differ more; one that begins differently needs to be longer. */
const allowedEdits = (word: string): number => (word.length <= 5 ? 1 : word.length <= 9 ? 2 : 3);
/** One wrong letter makes a word of English only of those that at least this share of the jobs say: "manger" is "manager", "concert" no "concrete". */
const COMMON_SHARE = 0.05;
const UNITS = ['years', 'year', 'experience', 'lakh', 'lakhs', 'salary', 'month', 'fresher'];

/** Words that are spelt right though no job of this market says them. */
const OWN_TOKENS: readonly string[] = [
  ...new Set([
    ...SYNONYM_TOKENS,
    ...WORK_TOKENS,
    ...UNITS,
    ...[...FLAG_PHRASES.keys(), ...WORK_TERM_PHRASES, ...WISHES.keys()].flatMap((phrase) =>
      phrase.split(' '),
    ),
    ...[...FILLER].filter((word) => word.length >= MIN_LENGTH),
  ]),
];
const OWN = new Set([...OWN_TOKENS, ...EMPLOYER_NAMES]);

/** Letters that people swap or leave out cost less than others. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(.)\1+/g, '$1'],
  [/ck|q/g, 'k'],
  [/c(?=[aou])/g, 'k'],
  [/z/g, 's'],
  [/[ie]e|ea/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(?<=.)[aeiouy]/g, ''],
];

const phoneticKey = (word: string): string =>
  SOUNDS.reduce((key, [letters, written]) => key.replace(letters, written), word);

interface Candidate {
  readonly word: string;
  readonly jobs: number;
}

const candidatesOf = ({ jobsByWord, locations }: Vocabulary): Candidate[] => [
  ...[...jobsByWord].map(([word, jobs]) => ({ word, jobs })),
  ...[...locations.keys()].flatMap((name) => (name.includes(' ') ? [] : [{ word: name, jobs: 5 }])),
  ...OWN_TOKENS.map((word) => ({ word, jobs: 1 })),
];

const choose = (word: string, candidates: readonly Candidate[]): string | null => {
  const allowed = allowedEdits(word);
  const phonetic = phoneticKey(word);
  let best: { readonly word: string; readonly score: number } | null = null;
  for (const { word: other, jobs } of candidates) {
    if (Math.abs(other.length - word.length) > allowed || other.length < MIN_LENGTH - 1) continue;
    const begins = other[0] === word[0];
    if (!begins && other[1] !== word[1] && other[0] !== word[1]) continue;
    const edits = editDistance(word, other);
    const isHomophone = begins && phoneticKey(other) === phonetic;
    if (edits > (isHomophone ? allowed : begins ? allowed : allowed - 1) || edits === 0) continue;
    // Two edits of a short word make it another, unless it sounds the same.
    if (edits > 1 && word.length < 7 && !isHomophone) continue;
    const score = edits + (begins ? 0 : 0.7) - (isHomophone ? 0.6 : 0) - Math.log1p(jobs) * 0.05;
    if (!best || score < best.score) best = { word: other, score };
  }
  return best?.word ?? null;
};

const LETTERS = /^[a-z]+$/;
const ENDINGS = ['or', 'er', 'ors', 'ers', 'ing', 'ist', 'ant', 'ants', 'ation', 'ment', 's', 'al'];
const MIN_STEM = 5;

/** Whether a word is made of one that jobs say, with an ending of its own: "processor" of "process". */
const isDerived = (word: string, { jobsByWord }: Vocabulary): boolean =>
  ENDINGS.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    if (stem.length < MIN_STEM || !jobsByWord.has(stem)) return false;
    // "developor" is "developer", misspelt.
    return !ENDINGS.some(
      (other) => jobsByWord.has(`${stem}${other}`) && editDistance(word, `${stem}${other}`) === 1,
    );
  });

/**
 * What a word of English, spelt right in itself, may have been meant as: one of those that many jobs say, but for a letter, or one
 * that jobs write beside the same word, as "flutter developer" for "flatter developer".
 */
const chooseKnown = (
  word: string,
  { before, after }: { readonly before: string; readonly after: string },
  candidates: readonly Candidate[],
  { jobs, pairs }: Vocabulary,
): string | null =>
  choose(
    word,
    candidates.filter(
      (other) =>
        pairs.has(`${before} ${other.word}`) ||
        pairs.has(`${other.word} ${after}`) ||
        (other.jobs >= jobs * COMMON_SHARE && editDistance(word, other.word) === 1),
    ),
  );

/** Whether a word is known to be spelt right. */
const isSpeltRight = (word: string, vocabulary: Vocabulary): boolean =>
  word.length < MIN_LENGTH ||
  !LETTERS.test(word) ||
  OWN.has(word) ||
  vocabulary.jobsByWord.has(word) ||
  vocabulary.locations.has(word) ||
  vocabulary.companies.has(word) ||
  isDerived(word, vocabulary);

/**
 * The words of a query with those put right that no job says. A word that is spelt right in itself stays, though no job says it:
 * "ecommerce" never becomes "commerce". So do words of English, but for slips such as "manger"; with `trustEnglish` false they may
 * be meant as any word that is like them. Null when there is nothing to put right.
 * @param unknown words that no job says
 */
export const correctTerms = (
  tokens: readonly string[],
  unknown: ReadonlySet<string>,
  vocabulary: Vocabulary,
  trustEnglish = true,
): readonly string[] | null => {
  let candidates: readonly Candidate[] | null = null;
  let isChanged = false;
  const corrected = tokens.map((word, at) => {
    if (!unknown.has(word) || isSpeltRight(word, vocabulary)) return word;
    candidates ??= candidatesOf(vocabulary);
    const better =
      trustEnglish && vocabulary.isEnglish(word)
        ? chooseKnown(
            word,
            { before: tokens[at - 1] ?? '', after: tokens[at + 1] ?? '' },
            candidates,
            vocabulary,
          )
        : choose(word, candidates);
    isChanged ||= better !== null;
    return better ?? word;
  });
  return isChanged ? corrected : null;
};
