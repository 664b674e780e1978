import { isInTitle, type Occurrences, positionOf } from './headline.ts';

/** The weight of a position in the title, and of any other in a headline. */
const TITLE_WEIGHT = 1;
const OTHER_WEIGHT = Math.fround(0.4);
/** The sum of 1/n², as PostgreSQL writes it. */
const SUM_OF_SQUARES = 1.64493406685;
const FAR = 100;
const FAR_WEIGHT = Math.fround(1e-30);
/** Its rank of a text without pairs of lexemes. */
const MIN_RANK = Math.fround(1e-20);

/** PostgreSQL computes with four bytes; a result that is rounded differently would sort differently. */
const single = Math.fround;

const weightOf = (occurrence: number): number =>
  isInTitle(occurrence) ? TITLE_WEIGHT : OTHER_WEIGHT;

/** How much one word of the query contributes to the rank. */
const weightOfWord = (occurrences: Occurrences): number => {
  let sum = 0;
  let best = -1;
  let bestAt = 0;
  for (let at = 0; at < occurrences.length; at += 1) {
    const weight = weightOf(occurrences[at] ?? 0);
    sum = single(sum + single(weight / ((at + 1) * (at + 1))));
    if (weight > best) {
      best = weight;
      bestAt = at;
    }
  }
  return single(single(best + sum) - single(best / ((bestAt + 1) * (bestAt + 1)))) / SUM_OF_SQUARES;
};

/**
 * `ts_rank` of a query for any of the words, with weights of 0, 0, 0.4 and 1. @param lexemes of each word of the query
 * where it occurs: several times for the beginning of several words
 */
export const rankOfAny = (lexemes: readonly (readonly Occurrences[])[]): number => {
  let rank = 0;
  for (const found of lexemes) for (const one of found) rank = single(rank + weightOfWord(one));
  return lexemes.length === 0 ? 0 : single(rank / lexemes.length);
};

const nearness = (distance: number): number =>
  distance > FAR ? FAR_WEIGHT : single(1 / (1.005 + 0.05 * Math.exp(single(distance) / 1.5 - 2)));

const rankOfPair = (one: Occurrences, other: Occurrences, before: number): number => {
  let rank = before;
  for (const occurrence of one)
    for (const otherOne of other) {
      const distance = Math.abs(positionOf(occurrence) - positionOf(otherOne));
      if (distance === 0) continue;
      const weights = single(weightOf(occurrence) * weightOf(otherOne));
      const weight = single(Math.sqrt(single(weights * nearness(distance))));
      rank = rank < 0 ? weight : single(1 - (1 - rank) * (1 - weight));
    }
  return rank;
};

/** `ts_rank` of a query for one phrase. @param lexemes as for any of the words */
export const rankOfPhrase = (lexemes: readonly (readonly Occurrences[])[]): number => {
  if (lexemes.length < 2) return rankOfAny(lexemes);
  let rank = -1;
  lexemes.forEach((found, index) => {
    for (const one of found)
      for (const earlier of lexemes.slice(0, index)) {
        // It keeps the last of several words with the same beginning.
        const other = earlier.at(-1);
        if (other) rank = rankOfPair(one, other, rank);
      }
  });
  return rank < 0 ? MIN_RANK : rank;
};
