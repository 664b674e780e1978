import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const MIN_LENGTH = 2;

/**
 * Rebuilds the titles and skills of open jobs, which suggestions offer, and the words of these, of tags and of
 * companies' names, which correct a misspelt query. Call it after jobs were loaded or imported.
 */
export const refreshSearchTerms = (database: Kysely<Schema>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`lock table search_phrases, search_words in share row exclusive mode`.execute(
      transaction,
    );
    await sql`delete from search_phrases`.execute(transaction);
    await sql`
      insert into search_phrases (brand, kind, label, jobs)
      select brand, 'job', title, count(*) from jobs where status = 'open' group by brand, title
      union all
      select brand, 'skill', skill, count(*) from jobs, unnest(skills) as skill
      where status = 'open' group by brand, skill`.execute(transaction);
    await sql`delete from search_words`.execute(transaction);
    await sql`
      insert into search_words (brand, word, jobs)
      select brand, word, sum(jobs) from (
        select brand, label, jobs from search_phrases
        union all
        select brand, label, 1 from tags
        union all
        select brand, name, 1 from companies
      ) phrases,
      lateral regexp_split_to_table(
        lower(public.unaccent('public.unaccent'::regdictionary, label)),
        '[^a-z0-9+#.]+|\\.(?=\\s|$)') as word
      where length(word) >= ${MIN_LENGTH} and word ~ '[a-z]'
      group by brand, word`.execute(transaction);
  });
