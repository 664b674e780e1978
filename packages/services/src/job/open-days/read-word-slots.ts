import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from '../../platform/database/schema.ts';
import type { OpenDay } from './open-day.ts';
import { addPosting, BLOCK_SLOTS, emptySlots, type SlotSet } from './postings.ts';
import type { TextPhrases } from './read-phrases.ts';
import { begunBy, type SlotsOfWord, splitPhrase } from './word-query.ts';

/** Sorts after all words with the same beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

/** The memory for cached positions of one database, and what one day of a word takes besides its positions. */
const MAX_BYTES = 48 * 1024 * 1024;
const DAY_BYTES = 160;
const HEAD_BYTES = 12;

/** A word's positions on a day, valid for the day as it was: a day of other positions has another first or next. */
interface SlotsOfDay {
  readonly first: number;
  readonly next: number;
  readonly slots: SlotSet | null;
}

type SlotsByDay = ReadonlyMap<number, SlotsOfDay>;

const caches = new WeakMap<Kysely<Schema>, LRUCache<string, SlotsByDay>>();

const sizeOf = (days: SlotsByDay): number => {
  let bytes = DAY_BYTES;
  for (const { slots } of days.values()) bytes += DAY_BYTES + (slots?.byteLength ?? 0);
  return bytes;
};

const cacheOf = (database: Kysely<Schema>): LRUCache<string, SlotsByDay> => {
  const cache =
    caches.get(database) ??
    new LRUCache<string, SlotsByDay>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  caches.set(database, cache);
  return cache;
};

const isAsOf = (known: SlotsOfDay | undefined, { first, next }: OpenDay): known is SlotsOfDay =>
  known?.first === first && known.next === next;

interface TermsToRead {
  readonly exact: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

const termsOf = (terms: TextPhrases): TermsToRead => {
  const phrases = terms.flatMap((term) => term.phrases.map(splitPhrase));
  return {
    exact: new Set(phrases.flatMap((phrase) => phrase.exact)),
    beginnings: new Set(
      phrases.flatMap(({ beginning }) => (beginning === null ? [] : [beginning])),
    ),
  };
};

/** A word's days, blocks and lengths in four bytes each, each length followed by that many bytes of positions. */
interface WordRow {
  readonly word: string;
  readonly postings: Buffer;
}

/** Reads words and beginnings on the given days. All words with the same beginning count as one word. */
const readRows = async (
  database: Kysely<Schema>,
  brand: Brand,
  { exact: texts, beginnings }: TermsToRead,
  days: readonly OpenDay[],
): Promise<readonly WordRow[]> => {
  const ofDays = sql`brand = ${brand} and day = any(${days.map(({ day }) => day)}::integer[])`;
  const gather = (word: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
    select ${word} as word, string_agg(
      int4send(day) || int4send(block) || int4send(octet_length(places)) || places, '') as postings
    from ${from} group by 1`;
  const exact = gather(
    sql`word`,
    sql`listed_words where ${ofDays} and word = any(${[...texts]}::text[])`,
  );
  const begun = [...beginnings].map((beginning) =>
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
  return rows;
};

const decode = (
  { postings }: Pick<WordRow, 'postings'>,
  days: ReadonlyMap<number, OpenDay>,
): Map<number, SlotSet> => {
  const byDay = new Map<number, SlotSet>();
  for (let at = 0; at < postings.length; ) {
    const day = days.get(postings.readInt32BE(at));
    const end = at + HEAD_BYTES + postings.readInt32BE(at + 8);
    if (day) {
      const slots = byDay.get(day.day) ?? emptySlots(day.next - day.first);
      byDay.set(day.day, slots);
      const from = postings.readInt32BE(at + 4) * BLOCK_SLOTS - day.first;
      addPosting(slots, postings.subarray(at + HEAD_BYTES, end), from);
    }
    at = end;
  }
  return byDay;
};

/** Reads the days of the words that are not known, and adds them to what is known. */
const readMissing = async (
  database: Kysely<Schema>,
  brand: Brand,
  toRead: TermsToRead & { readonly days: readonly OpenDay[] },
): Promise<ReadonlyMap<string, ReadonlyMap<number, SlotsOfDay>>> => {
  const rows = await readRows(database, brand, toRead, toRead.days);
  const byWord = new Map(rows.map((row) => [row.word, row] as const));
  const days = new Map(toRead.days.map((day) => [day.day, day] as const));
  const keys = [...toRead.exact, ...[...toRead.beginnings].map(begunBy)];
  return new Map(
    keys.map((key) => {
      const row = byWord.get(key);
      const slots = row ? decode(row, days) : new Map<number, SlotSet>();
      const read = toRead.days.map(
        ({ day, first, next }) => [day, { first, next, slots: slots.get(day) ?? null }] as const,
      );
      return [key, new Map(read)] as const;
    }),
  );
};

const without = (texts: ReadonlySet<string>, keys: ReadonlySet<string>, keyOf: typeof begunBy) =>
  new Set([...texts].filter((word) => !keys.has(keyOf(word))));

/**
 * The positions of the terms' words on the given days. Reads only what has changed since these words were last searched.
 * @param all the brand's days: others are forgotten
 */
export const readWordSlots = async (
  database: Kysely<Schema>,
  brand: Brand,
  terms: TextPhrases,
  days: readonly OpenDay[],
  all: readonly OpenDay[],
): Promise<(day: OpenDay) => SlotsOfWord> => {
  const cache = cacheOf(database);
  const keyOf = (word: string): string => `${brand} ${word}`;
  const { exact, beginnings } = termsOf(terms);
  const keys = [...exact, ...[...beginnings].map(begunBy)];
  const known = new Map(keys.map((key) => [key, cache.get(keyOf(key))] as const));
  const missing = new Set<OpenDay>();
  const complete = new Set<string>();
  for (const [key, byDay] of known) {
    const absent = days.filter((day) => !isAsOf(byDay?.get(day.day), day));
    for (const day of absent) missing.add(day);
    if (absent.length === 0) complete.add(key);
  }
  if (missing.size > 0) {
    const read = await readMissing(database, brand, {
      exact: without(exact, complete, (word) => word),
      beginnings: without(beginnings, complete, begunBy),
      days: [...missing],
    });
    for (const [key, fresh] of read) {
      const before = known.get(key);
      const merged = new Map<number, SlotsOfDay>();
      for (const day of all) {
        const own = fresh.get(day.day) ?? before?.get(day.day);
        if (own) merged.set(day.day, own);
      }
      known.set(key, merged);
      cache.set(keyOf(key), merged);
    }
  }
  return ({ day }) =>
    (word) =>
      known.get(word)?.get(day)?.slots ?? null;
};
