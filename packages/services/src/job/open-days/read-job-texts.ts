import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from '../../platform/database/schema.ts';
import type { SomeOfDay } from './find-newest.ts';

/** What ranking reads of a job besides the columns. */
export interface JobText {
  /** Title, skills, tags and company: a tsvector as text. */
  readonly headline: string;
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
const SPACE = 32;

/** Whether a job has a skill. @param name in lower case */
export const hasSkill = ({ skills }: JobText, name: string): boolean =>
  skills.includes(`${SEPARATOR}${name}${SEPARATOR}`);

interface TextRow extends Pick<JobText, 'headline' | 'skills' | 'title'> {
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

const COLON = 58;
const ZERO = 48;
const NINE = 57;

/** The last position of a tsvector's text, where `'word':1A,7B` has the positions of a word. */
const lastPosition = (headline: string): number => {
  let last = 0;
  let position = 0;
  let isPositions = false;
  for (let at = 0; at < headline.length; at += 1) {
    const code = headline.charCodeAt(at);
    if (code === COLON) isPositions = true;
    else if (isPositions && code >= ZERO && code <= NINE) position = position * 10 + code - ZERO;
    else {
      if (position > last) last = position;
      position = 0;
      if (code === SPACE) isPositions = false;
    }
  }
  return Math.max(last, position);
};

const toText = ({ company, ...row }: TextRow): CachedText => ({
  ...row,
  titleLength: countTerms(row.title),
  companyFrom: lastPosition(row.headline) - countTerms(company) + 1,
});

/** Jobs whose text is cached: less than a kilobyte each. */
const MAX_TEXTS = 50_000;

const caches = new WeakMap<Kysely<Schema>, LRUCache<number, CachedText>>();

const cacheOf = (database: Kysely<Schema>): LRUCache<number, CachedText> => {
  const cache = caches.get(database) ?? new LRUCache({ max: MAX_TEXTS });
  caches.set(database, cache);
  return cache;
};

const readRows = async (
  database: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly CachedText[]> => {
  const { rows } = await sql<TextRow>`
    select jobs.id, listed.day, listed.place as slot, jobs.headline::text as headline,
      lower(${SEPARATOR}::text || array_to_string(jobs.skills, ${SEPARATOR}) || ${SEPARATOR}) as skills,
      broadsheet_fold(jobs.title) as title, broadsheet_fold(companies.name) as company
    from jobs join companies on companies.id = jobs.company_id left join listed_jobs listed on listed.id = jobs.id
    where jobs.id = any(${ids}::integer[])`.execute(database);
  return rows.map(toText);
};

export interface JobWithText {
  readonly day: SomeOfDay['day'];
  readonly job: number;
  readonly id: number;
  readonly text: JobText;
}

/** The jobs with their texts, in order; without those that have been deleted since. */
export const readJobTexts = async (
  database: Kysely<Schema>,
  parts: readonly SomeOfDay[],
): Promise<readonly JobWithText[]> => {
  const cache = cacheOf(database);
  const jobs = parts.flatMap(({ day, jobs: some }) =>
    some.map((job) => {
      const id = day.ids[job] ?? 0;
      const known = cache.get(id);
      const isCurrent = known?.day === day.day && known.slot === day.slots[job];
      return { day, job, id, text: isCurrent ? known : null };
    }),
  );
  const missing = jobs.flatMap(({ id, text }) => (text ? [] : [id]));
  const read = new Map<number, CachedText>();
  for (const row of missing.length > 0 ? await readRows(database, missing) : []) {
    read.set(row.id, row);
    if (row.slot !== null) cache.set(row.id, row);
  }
  return jobs.flatMap((one) => {
    const text = one.text ?? read.get(one.id);
    return text ? [{ ...one, text }] : [];
  });
};
