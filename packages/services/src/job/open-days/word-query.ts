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

/** Words that a job must have all of; pairs of words that stand side by side are words, too. */
export interface WordPhrase {
  readonly termList: readonly string[];
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
  readonly slots: Buffer;
}

/** Of one day, by word. */
export type DayPostings = ReadonlyMap<string, readonly Posting[]>;

const NONE: readonly Posting[] = [];

/** By what all words with a beginning go together; no word has a star. Pairs go with a beginning that is a pair. */
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

/** Places of the day's jobs that all terms allow; null allows any. */
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

/** Places of a day that have the words. */
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
