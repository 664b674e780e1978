import type { OpenDay } from './open-day.ts';
import {
  addPosting,
  BLOCK_PLACES,
  leaveOut,
  meet,
  noPlaces,
  type Places,
  unite,
} from './postings.ts';

/** Words that a job must have all of; pairs of words that stand side by side are words, too. */
export interface WordPhrase {
  readonly words: readonly string[];
  /** What one more of its words begins with, or null. */
  readonly beginning: string | null;
}

/** A job must have any of the phrases, or none where they are excluded. */
export interface WordTerm {
  readonly phrases: readonly WordPhrase[];
  readonly excluded: boolean;
}

/** Where a word stands in one block of a day. */
export interface Posting {
  readonly block: number;
  readonly places: Buffer;
}

/** Of one day, by word. */
export type DayPostings = ReadonlyMap<string, readonly Posting[]>;

const NONE: readonly Posting[] = [];

/** By what all words with a beginning go together; no word has a star. Pairs go with a beginning that is a pair. */
export const begunBy = (beginning: string): string => `${beginning}*`;

const sizeOf = ({ first, next }: OpenDay): number => next - first;

const placesOf = (day: OpenDay, postings: readonly Posting[]): Places => {
  const places = noPlaces(sizeOf(day));
  for (const { block, places: posting } of postings)
    addPosting(places, posting, block * BLOCK_PLACES - day.first);
  return places;
};

const matchPhrase = (
  { words, beginning }: WordPhrase,
  day: OpenDay,
  postings: DayPostings,
): Places =>
  [...words, ...(beginning === null ? [] : [begunBy(beginning)])]
    .map((word) => placesOf(day, postings.get(word) ?? NONE))
    .reduce(meet);

/** Places of the day's jobs that all terms allow; null allows any. */
const matchTerms = (
  terms: readonly WordTerm[],
  day: OpenDay,
  postings: DayPostings,
): Places | null =>
  terms.reduce<Places | null>((places, { phrases }) => {
    const any = phrases
      .map((phrase) => matchPhrase(phrase, day, postings))
      .reduce(unite, noPlaces(sizeOf(day)));
    return places === null ? any : meet(places, any);
  }, null);

/** Places of a day that have the words. */
export const matchWords = (
  terms: readonly WordTerm[],
  day: OpenDay,
  postings: DayPostings,
): Places => {
  const wanted = terms.filter(({ excluded }) => !excluded);
  const unwanted = terms.filter(({ excluded }) => excluded);
  const places = matchTerms(wanted, day, postings) ?? noPlaces(sizeOf(day)).fill(0xffff_ffff);
  return unwanted.reduce((left, term) => {
    const any = matchTerms([term], day, postings);
    return any === null ? left : leaveOut(left, any);
  }, places);
};
