import type { OpenDay } from './open-day.ts';
import { emptySlots, leaveOut, meet, type SlotSet, unite } from './postings.ts';
import type { ParsedPhrase, TextPhrases } from './read-phrases.ts';

/** The positions of a day's jobs that have a word; null for none. The caller must not change them. */
export type SlotsOfWord = (word: string) => SlotSet | null;

/** The key for all words with a beginning; no word contains a star. A pair as the beginning stands for pairs. */
export const begunBy = (beginning: string): string => `${beginning}*`;

/** The words of the index to read for a phrase, and the beginning of one more. */
export const splitPhrase = ({ terms, isBeginning }: ParsedPhrase) =>
  isBeginning
    ? { exact: terms.slice(0, -1), beginning: terms.at(-1) ?? null }
    : { exact: terms, beginning: null };

const sizeOf = ({ first, next }: OpenDay): number => next - first;

const matchPhrase = (phrase: ParsedPhrase, day: OpenDay, slotsOf: SlotsOfWord): SlotSet => {
  const { exact, beginning } = splitPhrase(phrase);
  let slots: SlotSet | null = null;
  for (const word of beginning === null ? exact : [...exact, begunBy(beginning)]) {
    const own = slotsOf(word);
    if (own === null) return emptySlots(sizeOf(day));
    slots = slots === null ? own.slice() : meet(slots, own);
  }
  return slots ?? emptySlots(sizeOf(day));
};

/** Positions of the day's jobs that match all terms; null means any. */
const matchTerms = (terms: TextPhrases, day: OpenDay, slotsOf: SlotsOfWord): SlotSet | null =>
  terms.reduce<SlotSet | null>((slots, { phrases }) => {
    const any = phrases.map((phrase) => matchPhrase(phrase, day, slotsOf)).reduce(unite);
    return slots === null ? any : meet(slots, any);
  }, null);

/** Positions of a day that match the text. */
export const matchText = (terms: TextPhrases, day: OpenDay, slotsOf: SlotsOfWord): SlotSet => {
  const wanted = terms.filter(({ excluded }) => !excluded);
  const unwanted = terms.filter(({ excluded }) => excluded);
  const slots = matchTerms(wanted, day, slotsOf) ?? emptySlots(sizeOf(day)).fill(0xffff_ffff);
  return unwanted.reduce((left, term) => {
    const any = matchTerms([term], day, slotsOf);
    return any === null ? left : leaveOut(left, any);
  }, slots);
};
