import { correctTerms } from './understanding/correct-terms.ts';
import { understandQuery } from './understanding/understand-query.ts';
import type { Vocabulary } from './understanding/vocabulary.ts';

/** Each is looked up in turn while somebody types. */
const MAX_TRIED = 5;

/** Words that no job says and that begin none that jobs say. */
const unknownTokens = (
  tokens: readonly string[],
  { jobsByWord, locations }: Vocabulary,
): ReadonlySet<string> => {
  const known = [...jobsByWord.keys(), ...locations.keys()];
  return new Set(tokens.filter((token) => !known.some((word) => word.startsWith(token))));
};

/**
 * What may be meant by words that nothing begins with, the likeliest first: put right ("devloper"), without places, years and
 * filler ("data analyst pune"), and in full ("cfo").
 */
export const listOtherQueries = (typed: string, vocabulary: Vocabulary): readonly string[] => {
  const { tokens } = understandQuery(typed, vocabulary);
  const corrected = correctTerms(tokens, unknownTokens(tokens, vocabulary), vocabulary);
  const meant = corrected?.join(' ') ?? typed;
  const { terms } = understandQuery(meant, vocabulary);
  const subjects = terms.filter(({ isExcluded }) => !isExcluded);
  const others = [
    meant,
    subjects.map(({ text }) => text).join(' '),
    ...subjects.flatMap(({ role, phrases }) => (role === 'subject' ? phrases : [])),
  ];
  return [...new Set(others)]
    .filter((other) => other !== '' && other !== typed)
    .slice(0, MAX_TRIED);
};
