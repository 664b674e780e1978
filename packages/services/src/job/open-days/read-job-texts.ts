import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from '../../platform/database/schema.ts';
import type { SomeOfDay } from './find-newest.ts';
import { type Headline, type LexemeNumbers, lastPosition, parseHeadline } from './headline.ts';

/** What ranking reads of a job besides the columns. */
export interface JobText {
  readonly headline: Headline;
  /** The names of its skills in lower case, each between two separators. */
  readonly skills: string;
  readonly title: string;
  /** How many words the title has. */
  readonly titleLength: number;
  /** The position in the headline from which the words are of the company's name. */
  readonly companyFrom: number;
}

/** Between the names of skills; no name contains it. */
const SEPARATOR = '\u001f';

/** Whether a job has a skill. @param name in lower case */
export const hasSkill = ({ skills }: JobText, name: string): boolean =>
  skills.includes(`${SEPARATOR}${name}${SEPARATOR}`);

interface TextRow extends Pick<JobText, 'skills' | 'title'> {
  /** A tsvector as text. */
  readonly headline: string;
  readonly company: string;
  readonly id: number;
  /** Day and position that the text belongs to: a job that changes gets another position. Null for a job that is not open. */
  readonly day: number | null;
  readonly slot: number | null;
}

interface CachedText extends JobText {
  readonly id: number;
  readonly day: number | null;
  readonly slot: number | null;
}

const countTerms = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const toText = ({ company, ...row }: TextRow, numbers: LexemeNumbers): CachedText => {
  const headline = parseHeadline(row.headline, numbers);
  return {
    ...row,
    headline,
    titleLength: countTerms(row.title),
    companyFrom: lastPosition(headline) - countTerms(company) + 1,
  };
};

/** Jobs whose text is cached: less than a kilobyte each. */
const MAX_TEXTS = 50_000;
/** Lexemes that have numbers; beyond, all texts are read anew, with new numbers. */
const MAX_LEXEMES = 500_000;

interface TextCache {
  readonly numbers: LexemeNumbers;
  readonly texts: LRUCache<number, CachedText>;
}

const caches = new WeakMap<Kysely<Schema>, TextCache>();

const cacheOf = (database: Kysely<Schema>): TextCache => {
  const known = caches.get(database);
  if (known && known.numbers.size < MAX_LEXEMES) return known;
  const cache: TextCache = { numbers: new Map(), texts: new LRUCache({ max: MAX_TEXTS }) };
  caches.set(database, cache);
  return cache;
};

const readRows = async (
  database: Kysely<Schema>,
  ids: readonly number[],
  numbers: LexemeNumbers,
): Promise<readonly CachedText[]> => {
  const { rows } = await sql<TextRow>`
    select jobs.id, listed.day, listed.place as slot, jobs.headline::text as headline,
      lower(${SEPARATOR}::text || array_to_string(jobs.skills, ${SEPARATOR}) || ${SEPARATOR}) as skills,
      broadsheet_fold(jobs.title) as title, broadsheet_fold(companies.name) as company
    from jobs join companies on companies.id = jobs.company_id left join listed_jobs listed on listed.id = jobs.id
    where jobs.id = any(${ids}::integer[])`.execute(database);
  return rows.map((row) => toText(row, numbers));
};

export interface JobWithText {
  readonly day: SomeOfDay['day'];
  readonly job: number;
  readonly id: number;
  readonly text: JobText;
}

interface FoundJob extends Omit<JobWithText, 'text'> {
  text: JobText | undefined;
}

const hasText = (job: FoundJob): job is FoundJob & JobWithText => job.text !== undefined;

/** The jobs with their texts, in order; without those that have been deleted since. */
export const readJobTexts = async (
  database: Kysely<Schema>,
  parts: readonly SomeOfDay[],
): Promise<readonly JobWithText[]> => {
  const { numbers, texts } = cacheOf(database);
  const jobs: FoundJob[] = [];
  const missing: number[] = [];
  for (const { day, jobs: some } of parts)
    for (const job of some) {
      const id = day.ids[job] ?? 0;
      // A search reads a thousand: to note which were read last takes longer than to read them.
      const known = texts.peek(id);
      const isCurrent = known?.day === day.day && known.slot === day.slots[job];
      if (!isCurrent) missing.push(id);
      jobs.push({ day, job, id, text: isCurrent ? known : undefined });
    }
  if (missing.length > 0) {
    const rows = await readRows(database, missing, numbers);
    const read = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows) if (row.slot !== null) texts.set(row.id, row);
    for (const one of jobs) one.text ??= read.get(one.id);
  }
  return jobs.filter(hasText);
};
