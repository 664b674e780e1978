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
}

/** Between the names of skills; no name contains it. */
const SEPARATOR = '\u001f';

/** Whether a job has a skill. @param name in lower case */
export const hasSkill = ({ skills }: JobText, name: string): boolean =>
  skills.includes(`${SEPARATOR}${name}${SEPARATOR}`);

interface TextRow extends JobText {
  readonly id: number;
  /** Day and position that the text belongs to: a job that changes gets another position. Null for a job that is not open. */
  readonly day: number | null;
  readonly slot: number | null;
}

/** Jobs whose text is cached: less than a kilobyte each. */
const MAX_TEXTS = 50_000;

const caches = new WeakMap<Kysely<Schema>, LRUCache<number, TextRow>>();

const cacheOf = (database: Kysely<Schema>): LRUCache<number, TextRow> => {
  const cache = caches.get(database) ?? new LRUCache({ max: MAX_TEXTS });
  caches.set(database, cache);
  return cache;
};

const readRows = async (
  database: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly TextRow[]> => {
  const { rows } = await sql<TextRow>`
    select jobs.id, listed.day, listed.place as slot, jobs.headline::text as headline,
      lower(${SEPARATOR}::text || array_to_string(jobs.skills, ${SEPARATOR}) || ${SEPARATOR}) as skills
    from jobs left join listed_jobs listed on listed.id = jobs.id
    where jobs.id = any(${ids}::integer[])`.execute(database);
  return rows;
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
  const read = new Map<number, TextRow>();
  for (const row of missing.length > 0 ? await readRows(database, missing) : []) {
    read.set(row.id, row);
    if (row.slot !== null) cache.set(row.id, row);
  }
  return jobs.flatMap((one) => {
    const text = one.text ?? read.get(one.id);
    return text ? [{ ...one, text }] : [];
  });
};
