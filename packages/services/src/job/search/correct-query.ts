import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import { type CityNames, plainText } from '../../platform/text-search/parse-query.ts';
import { toSearchText } from '../../platform/text-search/search-text.ts';
import { STOP_WORDS } from '../../platform/text-search/stop-words.ts';
import { findSynonyms } from '../../platform/text-search/synonyms.ts';
import { readNewest } from '../open-days/read-newest.ts';
import { isOpen } from './conditions.ts';
import { editDistance } from './edit-distance.ts';

type CorrectionContext = Pick<CallContext, 'database' | 'brand' | 'now'>;

const CANDIDATES = 60;
const MAX_TERMS = 8;
const SHORTEST = 3;
/** Longer words may differ more. */
const allowedEdits = (word: string): number => (word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

interface Candidate {
  readonly word: string;
  readonly jobs: number;
}

const isKnown = async (
  { database, brand, now }: CorrectionContext,
  word: string,
): Promise<boolean> => {
  const text = toSearchText([{ phrases: [word], excluded: false }], false);
  const { isAnyInScope } = await readNewest(database, brand, text, {
    scope: [isOpen(now)],
    filters: new Map(),
    without: [],
    max: 1,
  });
  return isAnyInScope;
};

const nearestTerms = async (
  { database, brand }: CorrectionContext,
  word: string,
  cities: CityNames,
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select word, jobs from search_words where brand = ${brand}
    order by word <-> ${word} limit ${CANDIDATES}`.execute(database);
  const cityNames = [...cities.keys()]
    .filter((name) => !name.includes(' '))
    .map((name) => ({ word: name, jobs: 0 }));
  return [...rows, ...cityNames];
};

/** The fewest edits win, then the more common word; a word with the same beginning is preferred over any other. */
const choose = (word: string, candidates: readonly Candidate[]): string | null => {
  const scored = candidates
    .map(({ word: candidate, jobs }) => {
      const edits = editDistance(word, candidate);
      const begins = candidate[0] === word[0] ? 0 : 0.5;
      return { candidate, jobs, edits, score: edits + begins };
    })
    .filter(({ edits }) => edits <= allowedEdits(word))
    .sort((one, other) => one.score - other.score || other.jobs - one.jobs);
  return scored[0]?.candidate ?? null;
};

/** The query with each unknown word corrected, or null when there is nothing to correct. */
export const correctQuery = async (
  context: CorrectionContext,
  text: string,
  cities: CityNames,
): Promise<string | null> => {
  const terms = plainText(text).split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);
  const corrected = await Promise.all(
    terms.map(async (word) => {
      const corrected =
        word.length < SHORTEST || STOP_WORDS.has(word) || cities.has(word) || findSynonyms(word);
      if (corrected || (await isKnown(context, word))) return word;
      return choose(word, await nearestTerms(context, word, cities)) ?? word;
    }),
  );
  const answer = corrected.join(' ');
  return answer === terms.join(' ') ? null : answer;
};
