import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { BLOCK_SLOTS } from './postings.ts';

const waitForWriters = sql`select pg_advisory_xact_lock(hashtext('broadsheet-listed'))`;

/**
 * Deletes words of positions that their day abandoned in an earlier run: no list that is being read refers to them any
 * more.
 */
const deleteTerms = sql`
  with behind as (
    update listed_days set swept = first where swept < first returning brand, day, first
  )
  delete from listed_words words using behind
  where words.brand = behind.brand and words.day = behind.day and words.block < behind.first / ${sql.lit(BLOCK_SLOTS)}`;

const unlistPast = (now: number) => sql`
  select broadsheet_unlist_jobs(array(select id from listed_jobs where expires_at <= ${new Date(now)}))`;

/** Days with more freed than used positions, by a full block or with none used, restart after all their positions. */
const restartSweep = sql<{ ids: readonly number[] }>`
  with anew as (
    update listed_days
    set first = next, places = next, removals = 0, removed = ''
    from (
      select brand, day, (places / ${sql.lit(BLOCK_SLOTS)} + 1) * ${sql.lit(BLOCK_SLOTS)} as next from listed_days
      where removals * 2 > places - first and (removals >= ${sql.lit(BLOCK_SLOTS)} or removals = places - first)
      order by brand, day limit 1
    ) worn
    where listed_days.brand = worn.brand and listed_days.day = worn.day
    returning listed_days.brand, listed_days.day
  ), moved as (
    delete from listed_jobs using anew
    where listed_jobs.brand = anew.brand and listed_jobs.day = anew.day returning id
  )
  select array(select id from moved) as ids from anew`;

const moveOneDay = async (transaction: Transaction<Schema>): Promise<boolean> => {
  await waitForWriters.execute(transaction);
  const { rows } = await restartSweep.execute(transaction);
  for (const { ids } of rows)
    await sql`select broadsheet_list_jobs(${ids}::integer[])`.execute(transaction);
  return rows.length > 0;
};

/**
 * Removes expired jobs from the tables of lists, and reclaims the space of removed ones. Results of lists are the same
 * before, during and after. @param now epoch milliseconds
 */
export const tidyListedJobs = async (database: Kysely<Schema>, now: number): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await waitForWriters.execute(transaction);
    await deleteTerms.execute(transaction);
    await unlistPast(now).execute(transaction);
  });
  while (await database.transaction().execute(moveOneDay));
};
