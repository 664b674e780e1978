import type { OpenDay } from './open-day.ts';
import {
  addPosting,
  BLOCK_SLOTS,
  emptySlots,
  leaveOut,
  meet,
  type SlotSet,
  unite,
} from './postings.ts';

/** Words that a job must all have; pairs of adjacent words count as words, too. */
export interface WordPhrase {
  readonly termList: readonly string[];
  /** The beginning of one more word, or null. */
  readonly beginning: string | null;
}

/** A job must match one of the phrases, or none where they are excluded. */
export interface WordTerm {
  readonly phrases: readonly WordPhrase[];
  readonly excluded: boolean;
}

/** The positions of a word in one block of a day. */
export interface Posting {
  readonly block: number;
  readonly slots: Buffer;
}

/** The postings of one day, by word. */
export type DayPostings = ReadonlyMap<string, readonly Posting[]>;

const NONE: readonly Posting[] = [];

/** The key for all words with a beginning; no word contains a star. A pair as the beginning stands for pairs. */
export const begunBy = (beginning: string): string => `${beginning}*`;

const sizeOf = ({ first, next }: OpenDay): number => next - first;

const slotsOf = (day: OpenDay, postings: readonly Posting[]): SlotSet => {
  const slots = emptySlots(sizeOf(day));
  for (const { block, slots: posting } of postings)
    addPosting(slots, posting, block * BLOCK_SLOTS - day.first);
  return slots;
};

const matchPhrase = (
  { termList: terms, beginning }: WordPhrase,
  day: OpenDay,
  postings: DayPostings,
): SlotSet =>
  [...terms, ...(beginning === null ? [] : [begunBy(beginning)])]
    .map((word) => slotsOf(day, postings.get(word) ?? NONE))
    .reduce(meet);

/** Positions of the day's jobs that match all terms; null means any. */
const matchTerms = (
  terms: readonly WordTerm[],
  day: OpenDay,
  postings: DayPostings,
): SlotSet | null =>
  terms.reduce<SlotSet | null>((slots, { phrases }) => {
    const any = phrases
      .map((phrase) => matchPhrase(phrase, day, postings))
      .reduce(unite, emptySlots(sizeOf(day)));
    return slots === null ? any : meet(slots, any);
  }, null);

/** Positions of a day that match the text. */
export const matchText = (
  terms: readonly WordTerm[],
  day: OpenDay,
  postings: DayPostings,
): SlotSet => {
  const wanted = terms.filter(({ excluded }) => !excluded);
  const unwanted = terms.filter(({ excluded }) => excluded);
  const slots = matchTerms(wanted, day, postings) ?? emptySlots(sizeOf(day)).fill(0xffff_ffff);
  return unwanted.reduce((left, term) => {
    const any = matchTerms([term], day, postings);
    return any === null ? left : leaveOut(left, any);
  }, slots);
};
