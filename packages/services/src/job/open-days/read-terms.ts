import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { TextCondition } from '../../platform/text-search/text-condition.ts';
import type { OpenDay } from './open-day.ts';
import {
  begunBy,
  type DayPostings,
  type Posting,
  type WordPhrase,
  type WordTerm,
} from './word-query.ts';

/** Sorts after all words with the same beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

const toPhrase = (termList: readonly string[], begins: boolean): WordPhrase =>
  begins
    ? { termList: termList.slice(0, -1), beginning: termList.at(-1) ?? null }
    : { termList, beginning: null };

/**
 * Converts the text to the words of the index, by PostgreSQL's own parser as for jobs. Phrases without a word are left
 * out, and so are terms without phrases.
 */
export const readWordTerms = async (
  database: Kysely<Schema>,
  { terms, beginning }: TextCondition,
): Promise<readonly WordTerm[]> => {
  const phrases = [...new Set(terms.flatMap((term) => term.phrases))];
  const { rows } = await sql<{ phrase: string; lexemes: readonly string[] }>`
    select phrase, coalesce(nullif(broadsheet_pairs(words), '{}'), tsvector_to_array(words)) as lexemes
    from unnest(${phrases}::text[]) as phrase
    cross join lateral to_tsvector('broadsheet', broadsheet_fold(phrase)) as words`.execute(
    database,
  );
  const known = new Map(rows.map(({ phrase, lexemes }) => [phrase, lexemes]));
  return terms
    .map((term, index) => ({
      excluded: term.excluded,
      phrases: term.phrases.flatMap((phrase) => {
        const lexemes = known.get(phrase) ?? [];
        return lexemes.length === 0 ? [] : [toPhrase(lexemes, index === beginning)];
      }),
    }))
    .filter((term) => term.phrases.length > 0);
};

/** A word's days, blocks and lengths in four bytes each, each length followed by that many bytes of positions. */
interface WordRow {
  readonly word: string;
  readonly postings: Buffer;
}

const HEAD_BYTES = 12;

const splitByDay = (rows: readonly WordRow[]): ReadonlyMap<number, DayPostings> => {
  const byDay = new Map<number, Map<string, Posting[]>>();
  for (const { word, postings } of rows)
    for (let at = 0; at < postings.length; ) {
      const day = postings.readInt32BE(at);
      const end = at + HEAD_BYTES + postings.readInt32BE(at + 8);
      const posting = {
        block: postings.readInt32BE(at + 4),
        slots: postings.subarray(at + HEAD_BYTES, end),
      };
      const ofDay = byDay.get(day) ?? new Map<string, Posting[]>();
      byDay.set(day, ofDay);
      ofDay.set(word, [...(ofDay.get(word) ?? []), posting]);
      at = end;
    }
  return byDay;
};

/**
 * Reads the positions of the terms' words on the given days, by day. All words with the same beginning count as one
 * word.
 */
export const readPostings = async (
  database: Kysely<Schema>,
  brand: Brand,
  terms: readonly WordTerm[],
  days: readonly OpenDay[],
): Promise<ReadonlyMap<number, DayPostings>> => {
  const phrases = terms.flatMap((term) => term.phrases);
  const termList = [...new Set(phrases.flatMap((phrase) => phrase.termList))];
  const beginnings = phrases.flatMap(({ beginning }) => (beginning === null ? [] : [beginning]));
  const ofDays = sql`brand = ${brand} and day = any(${days.map(({ day }) => day)}::integer[])`;
  const gather = (word: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
    select ${word} as word, string_agg(
      int4send(day) || int4send(block) || int4send(octet_length(places)) || places, '') as postings
    from ${from} group by 1`;
  const exact = gather(
    sql`word`,
    sql`listed_words where ${ofDays} and word = any(${termList}::text[])`,
  );
  const begun = beginnings.map((beginning) =>
    gather(
      sql`${begunBy(beginning)}::text`,
      sql`(
        select day, block, string_agg(places, '') as places from listed_words
        where ${ofDays} and word >= ${beginning} and word < ${beginning + LAST_CHARACTER}
          and position(' ' in substr(word, ${beginning.length + 1})) = 0
        group by day, block
      ) begun`,
    ),
  );
  const { rows } = await sql<WordRow>`${sql.join([exact, ...begun], sql` union all `)}`.execute(
    database,
  );
  return splitByDay(rows);
};
