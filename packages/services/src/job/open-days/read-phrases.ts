import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from '../../platform/database/schema.ts';
import { foldText } from '../../platform/text-search/fold-text.ts';
import type { SearchText } from '../../platform/text-search/search-text.ts';
import { toSingular } from '../../platform/text-search/word-forms.ts';

/** A phrase as PostgreSQL's own parser splits it. */
export interface ParsedPhrase {
  /** The words of the index that a job with the phrase has: pairs of adjacent words, or one word. */
  readonly terms: readonly string[];
  /** All words in order, with the distance from the one before; null: wherever they are. */
  readonly lexemes: readonly {
    readonly text: string;
    readonly distance: number | null;
    readonly isBeginning: boolean;
  }[];
  /** Whether its last word may be the beginning of one. */
  readonly isBeginning: boolean;
  /** Its words as they are written, without an ending of the plural. */
  readonly forms: readonly string[];
}

/** A job must match one of the phrases, or none where they are excluded. */
export interface TermPhrases {
  readonly phrases: readonly ParsedPhrase[];
  readonly excluded: boolean;
}
export type TextPhrases = readonly TermPhrases[];

interface PhraseRow {
  readonly phrase: string;
  readonly terms: readonly string[];
  readonly lexemes: readonly string[];
  readonly positions: readonly number[];
}

/** Phrases that are kept: the parser's answers never change while the program runs. */
const MAX_PHRASES = 10_000;

const caches = new WeakMap<Kysely<Schema>, LRUCache<string, PhraseRow>>();

const cacheOf = (database: Kysely<Schema>): LRUCache<string, PhraseRow> => {
  const cache = caches.get(database) ?? new LRUCache({ max: MAX_PHRASES });
  caches.set(database, cache);
  return cache;
};

const parse = async (
  database: Kysely<Schema>,
  phrases: readonly string[],
): Promise<readonly PhraseRow[]> => {
  const { rows } = await sql<PhraseRow>`
    select phrase, coalesce(nullif(broadsheet_pairs(vector), '{}'), tsvector_to_array(vector)) as terms,
      array(select lexeme from unnest(vector) as word(lexeme, places, weights), unnest(places) as place
        order by place) as lexemes,
      array(select place::integer from unnest(vector) as word(lexeme, places, weights), unnest(places) as place
        order by place) as positions
    from unnest(${phrases}::text[]) as phrase
    cross join lateral to_tsvector('broadsheet', broadsheet_fold(phrase)) as vector`.execute(
    database,
  );
  return rows;
};

const toPhrase = (
  { phrase, terms, lexemes, positions }: PhraseRow,
  isBeginning: boolean,
): ParsedPhrase => ({
  terms,
  lexemes: lexemes.map((text, at) => ({
    text,
    distance: at === 0 ? 0 : (positions[at] ?? 0) - (positions[at - 1] ?? 0),
    isBeginning: isBeginning && at === lexemes.length - 1,
  })),
  isBeginning,
  forms: foldText(phrase).map(toSingular),
});

const readRows = async (
  database: Kysely<Schema>,
  all: ReadonlySet<string>,
): Promise<ReadonlyMap<string, PhraseRow | undefined>> => {
  const cache = cacheOf(database);
  const known = new Map([...all].map((phrase) => [phrase, cache.get(phrase)]));
  const unknown = [...all].filter((phrase) => known.get(phrase) === undefined);
  for (const row of unknown.length > 0 ? await parse(database, unknown) : []) {
    cache.set(row.phrase, row);
    known.set(row.phrase, row);
  }
  return known;
};

/**
 * Splits the phrases of terms into words by PostgreSQL's own parser, as it does jobs. Phrases without a word are left out.
 * @param beginning the index of the term that may also be the beginning of a word
 */
export const readTermPhrases = async (
  database: Kysely<Schema>,
  terms: readonly (readonly string[])[],
  beginning: number,
): Promise<readonly (readonly ParsedPhrase[])[]> => {
  const known = await readRows(database, new Set(terms.flat()));
  return terms.map((phrases, index) =>
    phrases.flatMap((phrase) => {
      const row = known.get(phrase);
      return row && row.terms.length > 0 ? [toPhrase(row, index === beginning)] : [];
    }),
  );
};

/** As readTermPhrases; terms without phrases are left out. */
export const readPhrases = async (
  database: Kysely<Schema>,
  { terms, beginning }: SearchText,
): Promise<TextPhrases> => {
  const phrases = await readTermPhrases(
    database,
    terms.map((term) => term.phrases),
    beginning,
  );
  return terms
    .map(({ excluded }, index) => ({ excluded, phrases: phrases[index] ?? [] }))
    .filter((term) => term.phrases.length > 0);
};
