import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { SearchText } from '../../platform/text-search/search-text.ts';
import { buildNewestJobsQuery, type NewestJobsQuery, type NewestResult } from './find-newest.ts';
import type { OpenDay } from './open-day.ts';
import { readOpenDays } from './read-open-days.ts';
import { readPhrases, type TextPhrases } from './read-phrases.ts';
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

/** A query, and the terms of its text that a job may miss: their tolerance comes after that of the filters. */
export interface ReadNewestQuery<Field> extends Omit<NewestJobsQuery<Field>, 'tolerance'> {
  readonly tolerance?: NewestJobsQuery<Field>['tolerance'];
  readonly optional?: TextPhrases;
}

/** Finds the newest matching jobs as of now, and how many match, up to the query's maximum. */
export const readNewest = async <Field>(
  database: Kysely<Schema>,
  brand: Brand,
  text: SearchText | null,
  { optional = [], tolerance = null, ...query }: ReadNewestQuery<Field>,
): Promise<NewestResult<Field>> => {
  const [days, terms] = await Promise.all([
    readOpenDays(database, brand),
    text ? readPhrases(database, text) : null,
  ]);
  const search = buildNewestJobsQuery({ ...query, tolerance });
  if (terms?.length === 0) return search.result();
  const all = terms || optional.length > 0 ? [...(terms ?? []), ...optional] : null;
  let examined = 0;
  for (let at = 0, jobs = FIRST_JOBS; at < days.length && search.min() <= query.max; ) {
    const next = all ? nextDays(days, at, jobs) : days.slice(at, at + 1);
    const slotsOn = all && (await readWordSlots(database, brand, all, next, days));
    for (const day of next) {
      const slotsOf = slotsOn?.(day);
      search.addDay(
        day,
        terms && slotsOf ? matchText(terms, day, slotsOf) : null,
        slotsOf ? optional.map((term) => matchText([term], day, slotsOf)) : [],
      );
    }
    at += next.length;
    examined += sizeOf(next);
    const left = query.max + 1 - search.min();
    jobs = Math.max(examined, (examined / Math.max(1, search.min())) * left * RESERVE);
  }
  return search.result();
};
