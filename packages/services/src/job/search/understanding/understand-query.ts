import { findSynonyms } from '../../../platform/text-search/synonyms.ts';
import { FILLER, FILLER_PHRASES } from './filler.ts';
import type { QueryPart, QueryTerm, UnderstoodQuery } from './query-part.ts';
import { type QueryToken, readTokens, writeToken } from './query-token.ts';
import { readTerm } from './read-term.ts';
import { type Recognised, recognisePart } from './recognise-part.ts';
import type { Vocabulary } from './vocabulary.ts';

const MAX_TERMS = 10;
const MAX_FILLER = 3;

const quotedTerm = ({ word, isExcluded }: QueryToken, from: number): QueryTerm => ({
  role: 'subject',
  text: word,
  phrases: [word],
  near: [],
  isRequired: true,
  isExcluded,
  from,
  to: from + 1,
});

/** The plain words from a position up to the next quoted or excluded one. */
const plainRun = (tokens: readonly QueryToken[], from: number): string[] => {
  const run: string[] = [];
  for (const { word, isQuoted, isExcluded } of tokens.slice(from)) {
    if (isQuoted || isExcluded) break;
    run.push(word);
  }
  return run;
};

const fillerLength = (tokens: readonly string[]): number => {
  for (let length = Math.min(MAX_FILLER, tokens.length); length > 1; length -= 1)
    if (FILLER_PHRASES.has(tokens.slice(0, length).join(' '))) return length;
  const [word = ''] = tokens;
  return FILLER.has(word) || FILLER_PHRASES.has(word) ? 1 : 0;
};

/** A part of one word gives way to a longer phrase of the subject: "remote sensing", "navi mumbai" is no "navi". */
const isOfLongerPhrase = (tokens: readonly string[], { length }: Recognised): boolean =>
  [length + 1, length + 2].some(
    (longer) => longer <= tokens.length && findSynonyms(tokens.slice(0, longer).join(' ')) !== null,
  );

/** "java or python": either matches. */
const joinTerms = (one: QueryTerm, other: QueryTerm): QueryTerm => ({
  ...one,
  text: `${one.text} or ${other.text}`,
  to: other.to,
  phrases: [...one.phrases, ...other.phrases],
  near: [...one.near, ...other.near],
});

const collect = (tokens: readonly QueryToken[], vocabulary: Vocabulary) => {
  const parts: QueryPart[] = [];
  const terms: QueryTerm[] = [];
  let joinsLast = false;
  const addTerm = (term: QueryTerm): void => {
    const last = terms.at(-1);
    if (joinsLast && last && !term.isExcluded && !last.isExcluded)
      terms[terms.length - 1] = joinTerms(last, term);
    else if (terms.length < MAX_TERMS) terms.push(term);
    joinsLast = false;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.isQuoted || token.isExcluded) {
      addTerm(quotedTerm(token, at));
      at += 1;
      continue;
    }
    const run = plainRun(tokens, at);
    const part = recognisePart(run, vocabulary);
    if (part && !isOfLongerPhrase(run, part)) {
      const to = at + part.length;
      const own = run.slice(0, part.length).join(' ');
      if (part.meaning) parts.push({ ...part.meaning, text: own, from: at, to });
      at = to;
      continue;
    }
    if (token.word === 'or') {
      joinsLast = terms.length > 0;
      at += 1;
      continue;
    }
    const read = readTerm(run, vocabulary);
    const skipped = read.length > 1 ? 0 : fillerLength(run);
    if (skipped === 0) addTerm({ ...read.term, from: at, to: at + read.length });
    at += skipped === 0 ? read.length : skipped;
  }
  return { parts, terms };
};

/**
 * Understands what a person typed: recognises places, experience, pay, work mode, companies and wishes, leaves out filler, and
 * gives the remaining words their synonyms. Pure: all knowledge of the market is in the vocabulary.
 */
export const understandQuery = (text: string, vocabulary: Vocabulary): UnderstoodQuery => {
  const tokens = readTokens(text);
  return { tokens: tokens.map(writeToken), ...collect(tokens, vocabulary) };
};
