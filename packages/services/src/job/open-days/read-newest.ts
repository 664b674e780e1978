import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { SearchText } from '../../platform/text-search/search-text.ts';
import { buildNewestJobsQuery, type NewestJobsQuery, type NewestResult } from './find-newest.ts';
import type { OpenDay } from './open-day.ts';
import { readOpenDays } from './read-open-days.ts';
import { readPhrases } from './read-phrases.ts';
import { readWordSlots } from './read-word-slots.ts';
import { matchText } from './word-query.ts';

/** Jobs of the days in the first step: in a market of this size, rare matches are searched in one query. */
const FIRST_JOBS = 10_000;
/** The remaining matches are expected to be as frequent as those so far, or slightly rarer. */
const RESERVE = 1.2;

/** The next days to search together, and where those after them start. */
const nextDays = (days: readonly OpenDay[], from: number, jobs: number): readonly OpenDay[] => {
  let to = from;
  for (let sum = 0; to < days.length && sum < jobs; to += 1) sum += days[to]?.ids.length ?? 0;
  return days.slice(from, to);
};

const sizeOf = (days: readonly OpenDay[]): number =>
  days.reduce((jobs, { ids }) => jobs + ids.length, 0);

/** Finds the newest matching jobs as of now, and how many match, up to the query's maximum. */
export const readNewest = async <Field>(
  database: Kysely<Schema>,
  brand: Brand,
  text: SearchText | null,
  query: NewestJobsQuery<Field>,
): Promise<NewestResult<Field>> => {
  const [days, terms] = await Promise.all([
    readOpenDays(database, brand),
    text ? readPhrases(database, text) : null,
  ]);
  const search = buildNewestJobsQuery(query);
  if (terms?.length === 0) return search.result();
  let examined = 0;
  for (let at = 0, jobs = FIRST_JOBS; at < days.length && search.min() <= query.max; ) {
    const next = terms ? nextDays(days, at, jobs) : days.slice(at, at + 1);
    const slotsOn = terms && (await readWordSlots(database, brand, terms, next, days));
    for (const day of next)
      search.addDay(day, terms && slotsOn && matchText(terms, day, slotsOn(day)));
    at += next.length;
    examined += sizeOf(next);
    const left = query.max + 1 - search.min();
    jobs = Math.max(examined, (examined / Math.max(1, search.min())) * left * RESERVE);
  }
  return search.result();
};
